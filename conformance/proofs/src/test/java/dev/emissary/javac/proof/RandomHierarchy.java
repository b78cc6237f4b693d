package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Sketch.Kind;
import dev.emissary.javac.proof.Sketch.Member;
import dev.emissary.javac.proof.Sketch.Signature;
import dev.emissary.javac.proof.Sketch.Use;
import dev.emissary.javac.proof.Sketch.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes interfaces and abstract classes and writes them.
 *
 * <p>Most of them are legal, because a type that inherits what does not go together usually declares a method that does;
 * some are not.
 */
final class RandomHierarchy {
    private static final List<Sketch> LIBRARY = List.of(
            library("Supplier", Kind.ANY, "value", "get", List.of(), List.of()),
            library("Comparable", Kind.ANY, "int", "compareTo", List.of("T"), List.of()),
            library("Callable", Kind.ANY, "value", "call", List.of(), List.of("Exception")),
            library("Function", Kind.ANY, "Object", "apply", List.of("T"), List.of()),
            library("AutoCloseable", null, "void", "close", List.of(), List.of("Exception")),
            library("Runnable", null, "void", "run", List.of(), List.of()),
            library("Iterable", Kind.ANY, "Iterator<T>", "iterator", List.of(), List.of()),
            library("java.io.Serializable", null, null, null, null, null));

    private final Dice dice;
    private final RandomTypes types;
    private final RandomSignatures signatures;
    private final List<Sketch> interfaces = new ArrayList<>();
    private final List<Sketch> classes = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int narrow;

    /** Makes a hierarchy. */
    RandomHierarchy(Dice dice, RandomTypes types) {
        this.dice = dice;
        this.types = types;
        signatures = new RandomSignatures(dice);
        for (int i = dice.between(2, 7); i > 0; i--) {
            addInterface("I" + interfaces.size());
        }
        for (int i = dice.between(0, 2); i > 0; i--) {
            addClass("C" + classes.size());
        }
        if (dice.chance(5)) {
            addSealed();
        }
    }

    private static Sketch library(
            String name, Kind kind, String result, String method, List<String> parameters, List<String> thrown) {
        List<Variable> variables = kind == null ? List.of() : List.of(new Variable("T", kind, ""));
        Sketch sketch = new Sketch(name, name.equals("Function") ? twoVariables() : variables);
        if (method != null) {
            String own = "value".equals(result) ? "T" : name.equals("Function") ? "U" : result;
            sketch.own.add(new Member(new Signature(method, List.of(), own, parameters, false, thrown), sketch, true));
        }
        return sketch;
    }

    private static List<Variable> twoVariables() {
        return List.of(new Variable("T", Kind.ANY, ""), new Variable("U", Kind.ANY, ""));
    }

    /** Returns the interfaces, those of the library that were used included. */
    List<Sketch> interfaces() {
        return interfaces;
    }

    /** Returns the abstract classes. */
    List<Sketch> classes() {
        return classes;
    }

    /** Returns an interface of the library. */
    Sketch library() {
        return dice.pick(LIBRARY);
    }

    /** Returns the source text of all types. */
    String text() {
        return text.toString();
    }

    private void addInterface(String name) {
        Sketch sketch = new Sketch(name, types.variables(name, 2));
        addSupertypes(sketch, interfaces.isEmpty() ? 0 : dice.pick(0, 1, 1, 1, 2, 2, 3), 12);
        addMethods(sketch, dice.between(0, 5), false);
        write(sketch, "interface " + name, "extends");
        interfaces.add(sketch);
    }

    private void addClass(String name) {
        Sketch sketch = new Sketch(name, types.variables(null, 1));
        addSupertypes(sketch, dice.between(1, 2), 20);
        addMethods(sketch, dice.pick(0, 0, 1, 2), true);
        if (dice.chance(25)) {
            addOverload(sketch);
        }
        write(sketch, "abstract class " + name, "implements");
        classes.add(sketch);
    }

    /**
     * Makes an interface that has some methods of a type, most of them as the type has them (EM-DEL-8).
     *
     * @param scope the type variables that the methods may mention
     */
    Use addNarrow(Use use, List<Variable> scope) {
        List<Signature> chosen = new ArrayList<>(Sketch.signatures(use));
        chosen.removeIf(signature -> dice.chance(35));
        boolean generic =
                scope.stream().anyMatch(variable -> chosen.toString().matches("(?s).*\\b" + variable.name() + "\\b.*"));
        Sketch sketch = new Sketch("N" + narrow++, generic ? scope : List.of());
        if (dice.chance(10)) {
            addSupertypes(sketch, 1, 10);
        }
        for (Signature signature : chosen) {
            Signature own = dice.chance(4) ? signatures.changed(signature) : signature;
            if (sketch.own.stream().noneMatch(member -> member.signature().sameParameters(own))) {
                add(sketch, own, dice.chance(90));
            }
        }
        if (dice.chance(10)) {
            addMethods(sketch, 1, false);
        }
        write(sketch, "interface " + sketch.name, "extends");
        return sketch.self();
    }

    /** Adds a method that a call of another one could mean (EM-DEL-8). */
    private void addOverload(Sketch sketch) {
        sketch.members().stream()
                .map(Member::signature)
                .filter(signature -> !signature.parameters().isEmpty())
                .findFirst()
                .map(signature -> new Signature(
                        signature.name(),
                        List.of(),
                        "void",
                        Collections.nCopies(signature.parameters().size(), "Thread"),
                        false,
                        List.of()))
                .ifPresent(signature -> add(sketch, signature, true));
    }

    private void addSealed() {
        Sketch sealed = new Sketch("Sealed", List.of());
        Sketch permitted = new Sketch("Permitted", List.of());
        permitted.supertypes.add(sealed.self());
        addMethods(sealed, 1, false);
        write(sealed, "sealed interface Sealed permits Permitted", "extends");
        write(permitted, "non-sealed interface Permitted", "extends");
        interfaces.add(sealed);
        interfaces.add(permitted);
    }

    private void addSupertypes(Sketch sketch, int count, int percentOfLibrary) {
        for (int i = 0; i < count; i++) {
            Sketch supertype =
                    interfaces.isEmpty() || dice.chance(percentOfLibrary) ? library() : dice.pick(interfaces);
            if (sketch.supertypes.stream().anyMatch(use -> use.type() == supertype)
                    || (sketch.supertypes.stream().anyMatch(use -> shareAncestor(use.type(), supertype))
                            && !allUnparameterized(supertype)
                            && dice.chance(85))) {
                continue;
            }
            Use use = types.use(supertype, sketch.variables, sketch.variables.isEmpty() ? sketch.name : null);
            if (dice.chance(3)) {
                use = new Use(supertype, List.of());
            }
            sketch.supertypes.add(use);
        }
    }

    private static boolean shareAncestor(Sketch one, Sketch other) {
        return one.isSubtypeOf(other)
                || other.isSubtypeOf(one)
                || one.supertypes.stream().anyMatch(use -> shareAncestor(use.type(), other));
    }

    private static boolean allUnparameterized(Sketch type) {
        return type.variables.isEmpty() && type.supertypes.stream().allMatch(use -> allUnparameterized(use.type()));
    }

    private void addMethods(Sketch sketch, int fresh, boolean isClass) {
        List<Member> inherited = sketch.inherited();
        for (int i = 0; i < inherited.size(); i++) {
            Member member = inherited.get(i);
            List<Member> same = inherited.stream()
                    .filter(other -> other.signature().sameParameters(member.signature()))
                    .toList();
            boolean isHidden = isClass
                    && Set.of("clone", "finalize").contains(member.signature().name());
            if (same.get(0) == member && (isHidden || mustOrMayOverride(same))) {
                boolean isAbstract = dice.chance(50);
                List<Signature> overridden =
                        same.stream().map(Member::signature).toList();
                add(sketch, signatures.overriding(overridden, sketch), isAbstract);
            }
        }
        for (int i = 0; i < fresh; i++) {
            Signature signature = signatures.fresh(sketch);
            if (sketch.members().stream().noneMatch(member -> clashes(member.signature(), signature))
                    || dice.chance(1)) {
                add(sketch, signature, isClass || dice.chance(65));
            }
        }
    }

    /** Whether two methods would better not stand in one type: parameters of one erasure, or a changed result. */
    private static boolean clashes(Signature one, Signature other) {
        return one.name().equals(other.name())
                && one.parameters().size() == other.parameters().size();
    }

    private boolean mustOrMayOverride(List<Member> same) {
        boolean must = same.size() > 1
                && (same.stream().anyMatch(member -> !member.isAbstract())
                        || same.stream()
                                        .map(member -> member.signature().result())
                                        .distinct()
                                        .count()
                                > 1);
        return must ? !dice.chance(10) : dice.chance(20);
    }

    private void add(Sketch sketch, Signature signature, boolean isAbstract) {
        boolean ofObject = Set.of("equals", "hashCode", "toString").contains(signature.name());
        sketch.own.add(new Member(signature, sketch, isAbstract || ofObject));
    }

    private void write(Sketch sketch, String head, String keyword) {
        String permits = head.contains(" permits ") ? head.substring(head.indexOf(" permits ")) : "";
        text.append(head, 0, head.length() - permits.length()).append(Sketch.declaration(sketch.variables));
        if (!sketch.supertypes.isEmpty()) {
            text.append(sketch.supertypes.stream()
                    .map(Use::text)
                    .collect(Collectors.joining(", ", " " + keyword + " ", "")));
        }
        text.append(permits).append(" {\n");
        boolean isInterface = keyword.equals("extends");
        for (Member member : sketch.own) {
            text.append("    ").append(modifiers(member, isInterface));
            text.append(declaration(member.signature(), sketch, member.isAbstract()));
        }
        if (isInterface && dice.chance(8)) {
            text.append("    static int util(int i) { return i; }\n");
        }
        if (isInterface && dice.chance(8)) {
            text.append("    private int hidden() { return 1; }\n");
        }
        text.append("}\n");
    }

    private String modifiers(Member member, boolean isInterface) {
        String deprecated = "";
        if (dice.chance(6)) {
            deprecated = dice.pick("@Deprecated ", "@Deprecated(since = \"3\") ");
        } else if (dice.chance(2)) {
            deprecated = "@Deprecated(since = \"3\", forRemoval = true) ";
        }
        if (isInterface) {
            return deprecated + (member.isAbstract() ? "" : "default ");
        }
        return deprecated + (member.isAbstract() ? "public abstract " : "public ");
    }

    /** Returns the declaration of a method, its own type variables named so that the owner's keep their meaning. */
    private String declaration(Signature signature, Sketch owner, boolean isAbstract) {
        String all = signature.result() + signature.parameters() + signature.bounds() + signature.thrown();
        List<String> names = new ArrayList<>(List.of("T", "U", "E", "X", "K"));
        names.removeIf(name ->
                owner.variables.stream().anyMatch(variable -> variable.name().equals(name))
                        && all.matches(".*\\b" + name + "\\b.*"));
        String typeParameters = "";
        String declaration = rest(signature, isAbstract);
        if (!signature.bounds().isEmpty()) {
            String own = dice.pick(names);
            String bound = signature.bounds().get(0);
            typeParameters = ("<$0" + (bound.isEmpty() ? "" : " extends " + bound) + "> ").replace("$0", own);
            declaration = declaration.replace("$0", own);
        }
        return typeParameters + declaration;
    }

    private static String rest(Signature signature, boolean isAbstract) {
        List<String> parameters = new ArrayList<>();
        for (String type : signature.parameters()) {
            boolean variable = signature.varargs()
                    && parameters.size() == signature.parameters().size() - 1;
            parameters.add((variable ? type.substring(0, type.length() - 2) + "..." : type) + " p" + parameters.size());
        }
        String thrown = signature.thrown().isEmpty() ? "" : " throws " + String.join(", ", signature.thrown());
        return signature.result() + " " + signature.name() + "(" + String.join(", ", parameters) + ")" + thrown
                + (isAbstract ? ";\n" : " { throw new UnsupportedOperationException(); }\n");
    }
}
