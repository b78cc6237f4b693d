package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Program.Component;
import dev.emissary.javac.proof.Program.Form;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Makes components, an implements clause or an explicit list, and what is implemented by hand. */
final class RandomHeader {
    private static final List<String> NO_INTERFACES =
            List.of("String", "int", "Runnable[]", "Thread", "List<String>[]", "long[]", "Override");

    private static final String SUPPLIER = "java.util.function.Supplier";

    private final Dice dice;
    private final RandomTypes drawn;
    private final ReferenceTypes types;
    private final List<VariableElement> candidates;
    private final List<String> typeParameters;
    private final List<Component> components = new ArrayList<>();
    private final Map<String, String> explicit = new LinkedHashMap<>();
    private final List<String> listed = new ArrayList<>();
    private final List<String> byHand = new ArrayList<>();
    private final StringBuilder narrow = new StringBuilder();
    private final boolean isExplicit;

    /** Makes a header of types that have been drawn, and that a compilation has found to be legal. */
    RandomHeader(Dice dice, RandomTypes drawn, ReferenceTypes types, TypeElement user) {
        this.dice = dice;
        this.drawn = drawn;
        this.types = types;
        candidates = ElementFilter.fieldsIn(user.getEnclosedElements());
        typeParameters = new ArrayList<>(drawn.typeParameters());
        isExplicit = dice.chance(60);
    }

    /** Makes the program. */
    Program program(long seed) {
        List<String> names = new ArrayList<>(List.of("a", "b", "arg0", "result", "get", "self"));
        for (int i = dice.pick(1, 1, 1, 2, 2, 2, 3); i > 0; i--) {
            addComponent(names.remove(dice.between(0, names.size() - 1)));
        }
        if (dice.chance(8)) {
            addMistake();
        }
        if (dice.chance(10)) {
            addByHand();
        }
        String parameters = typeParameters.isEmpty() ? "" : "<" + String.join(", ", typeParameters) + ">";
        return new Program(
                seed,
                drawn.text(false) + narrow,
                parameters,
                List.copyOf(components),
                List.copyOf(explicit.keySet()),
                List.copyOf(explicit.values()),
                List.copyOf(listed),
                List.copyOf(byHand),
                form());
    }

    private Form form() {
        long targets =
                explicit.values().stream().filter(target -> !target.isEmpty()).count();
        boolean needsClause = explicit.keySet().stream().anyMatch(type -> type.contains("<"))
                || (targets > 0 && targets < explicit.size());
        return !explicit.isEmpty() && (needsClause || dice.chance(30))
                ? Form.CLAUSE
                : targets > 0 || dice.chance(50) ? Form.RECORD : Form.KEYWORD;
    }

    private void addComponent(String name) {
        if (candidates.isEmpty() || dice.chance(isExplicit ? 8 : 3)) {
            components.add(new Component(dice.pick(NO_INTERFACES), name));
        } else {
            addDelegate((DeclaredType) dice.pick(candidates).asType(), name);
        }
    }

    private void addDelegate(DeclaredType delegate, String name) {
        int arguments = delegate.getTypeArguments().size();
        DeclaredType type = arguments > 0 && dice.chance(5) ? types.raw(delegate) : delegate;
        String text = types.text(type, Map.of());
        boolean named = delegate.asElement().getKind() == ElementKind.CLASS && dice.chance(94);
        if (arguments > 0 && dice.chance(5)) {
            text = types.text(types.raw(delegate), Map.of()) + "<?" + ", ?".repeat(arguments - 1) + ">";
        } else if (typeParameters.stream().noneMatch(one -> one.startsWith("V ")) && dice.chance(6)) {
            typeParameters.add("V extends " + text);
            text = "V";
            named = dice.chance(94);
        }
        boolean supplied = isExplicit && !text.contains("?") && dice.chance(25);
        boolean byShape = isExplicit && !supplied && dice.chance(55);
        components.add(
                new Component(supplied ? SUPPLIER + "<" + dice.pick("", "", "? extends ") + text + ">" : text, name));
        if (byShape) {
            list(narrow(delegate), name);
            if (dice.chance(70)) {
                return;
            }
        }
        if (named || isExplicit || dice.chance(20)) {
            boolean isOfAnother = dice.chance(8);
            addInterfaces(isOfAnother ? (DeclaredType) dice.pick(candidates).asType() : type, name);
        }
    }

    private void addInterfaces(DeclaredType type, String component) {
        List<DeclaredType> supertypes = types.closure(type).stream()
                .filter(one -> one.asElement().getKind() == ElementKind.INTERFACE
                        && !one.asElement().toString().equals(SUPPLIER))
                .toList();
        for (int i = dice.pick(1, 1, 2); i > 0 && !supertypes.isEmpty(); i--) {
            DeclaredType one = dice.pick(supertypes);
            String text = types.text(one, Map.of());
            if (isExplicit) {
                list(dice.chance(80) ? erasure(text) : text, component);
            } else if (isNew(text, listed)) {
                listed.add(text);
            }
        }
    }

    private static boolean isNew(String type, Iterable<String> others) {
        for (String other : others) {
            if (erasure(other).equals(erasure(type))) {
                return false;
            }
        }
        return true;
    }

    private void list(String type, String component) {
        if (isNew(type, explicit.keySet())) {
            explicit.put(type, dice.chance(20) ? component : "");
        }
    }

    private static String erasure(String type) {
        return type.replaceFirst("<.*", "");
    }

    /** Makes an interface that has some methods of a type, most of them as the type has them (EM-DEL-8). */
    private String narrow(DeclaredType type) {
        StringBuilder body = new StringBuilder();
        Set<String> signatures = new HashSet<>();
        for (ExecutableElement method :
                ElementFilter.methodsIn(types.elements().getAllMembers((TypeElement) type.asElement()))) {
            boolean isOfObject = method.getEnclosingElement().toString().equals("java.lang.Object");
            if (!isOfObject && ReferenceMembers.isInstanceMember(method) && !dice.chance(35)) {
                Member member = new ReferenceMembers(types).member(type, method);
                boolean isAbstract = dice.chance(90);
                boolean isChanged = isAbstract && dice.chance(4);
                String head = ReferenceSource.head(types, isChanged ? changed(member) : member);
                if (signatures.add(head.replaceFirst(".* (\\w+\\(.*\\)).*", "$1"))) {
                    body.append(
                            isAbstract
                                    ? head + ";\n"
                                    : "default " + head + " { throw new UnsupportedOperationException(); }\n");
                }
            }
        }
        if (dice.chance(10)) {
            body.append(drawn.method(Program.EMISSARY, true));
        }
        String name = "N" + components.size();
        List<String> mentioned = names();
        boolean isGeneric =
                mentioned.stream().anyMatch(one -> body.toString().matches("(?s).*(?<![\\w$])" + one + "(?![\\w$]).*"));
        narrow.append("interface ").append(name);
        narrow.append(isGeneric ? "<" + String.join(", ", typeParameters) + ">" : "");
        if (dice.chance(10)) {
            narrow.append(" extends ").append(dice.pick("Runnable", "AutoCloseable", "java.io.Serializable"));
        }
        narrow.append(" {\n").append(body).append("}\n");
        return name + (isGeneric ? "<" + String.join(", ", mentioned) + ">" : "");
    }

    /** Returns the names of the type parameters. */
    private List<String> names() {
        return typeParameters.stream().map(one -> one.replaceFirst(" .*", "")).toList();
    }

    /** Returns a method that the given one can implement or not. */
    private Member changed(Member member) {
        TypeMirror object = types.type("java.lang.Object").asType();
        TypeMirror exception = types.type("java.lang.Exception").asType();
        boolean ofThrown = dice.chance(25);
        TypeMirror result = dice.pick(
                object,
                object,
                types.types().getPrimitiveType(TypeKind.INT),
                types.types().getNoType(TypeKind.VOID),
                types.type("java.lang.String").asType());
        return new Member(
                member.method(),
                member.type(),
                ofThrown ? member.result() : result,
                ofThrown ? dice.pick(List.<TypeMirror>of(), List.of(exception)) : member.thrown());
    }

    private void addMistake() {
        if (isExplicit) {
            explicit.put(dice.pick("String", "Override", "CharSequence", "Thread", "Cloneable"), "");
        } else if (listed.isEmpty()) {
            listed.add(dice.pick("Override", "CharSequence", "Cloneable", "Thread"));
        } else {
            listed.add(dice.pick(listed));
        }
    }

    private void addByHand() {
        String self = Program.EMISSARY + (names().isEmpty() ? "" : "<" + String.join(", ", names()) + ">");
        int choice = dice.between(0, 3);
        String type = List.of("Runnable", "Comparable<" + self + ">", "java.io.Serializable", "Readable")
                .get(choice);
        if (!isNew(type, listed)) {
            return;
        }
        listed.add(type);
        switch (choice) {
            case 0 -> byHand.add("    @Override public void run() {}\n");
            case 1 -> byHand.add("    @Override public int compareTo(" + self + " other) { return 0; }\n");
            default -> {
                // Serializable has no method; Readable has one that is missing, which is an error.
            }
        }
    }
}
