package dev.emissary.javac.proof;

import dev.emissary.javac.proof.Program.Component;
import dev.emissary.javac.proof.Program.Form;
import dev.emissary.javac.proof.Program.Header;
import dev.emissary.javac.proof.Sketch.Kind;
import dev.emissary.javac.proof.Sketch.Use;
import dev.emissary.javac.proof.Sketch.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes components, an implements clause or an explicit list, and what is implemented by hand. */
final class RandomHeader {
    private static final List<String> NO_INTERFACES =
            List.of("String", "int", "Runnable[]", "Thread", "List<String>[]", "long[]");

    private static final String SUPPLIER = "java.util.function.Supplier";

    private final Dice dice;
    private final RandomTypes types;
    private final RandomHierarchy hierarchy;
    private final List<Variable> variables;
    private final List<Component> components = new ArrayList<>();
    private final Map<String, String> explicit = new LinkedHashMap<>();
    private final List<String> listed = new ArrayList<>();
    private final List<String> byHand = new ArrayList<>();
    private final boolean isExplicit;

    RandomHeader(Dice dice, RandomTypes types, RandomHierarchy hierarchy) {
        this.dice = dice;
        this.types = types;
        this.hierarchy = hierarchy;
        variables = new ArrayList<>(types.variables(null, 2));
        isExplicit = dice.chance(60);
    }

    /** Makes the header. */
    Header header() {
        List<String> names = new ArrayList<>(List.of("a", "b", "arg0", "result", "get", "self"));
        for (int i = dice.pick(1, 1, 1, 1, 2, 2, 3); i > 0; i--) {
            addComponent(names.remove(dice.between(0, names.size() - 1)));
        }
        if (dice.chance(8)) {
            addMistake();
        }
        if (dice.chance(10)) {
            addByHand();
        }
        long targets =
                explicit.values().stream().filter(target -> !target.isEmpty()).count();
        boolean needsClause = explicit.keySet().stream().anyMatch(type -> type.contains("<"))
                || (targets > 0 && targets < explicit.size());
        Form form = !explicit.isEmpty() && (needsClause || dice.chance(30))
                ? Form.CLAUSE
                : targets > 0 || dice.chance(50) ? Form.RECORD : Form.KEYWORD;
        return new Header(
                Sketch.declaration(variables),
                List.copyOf(components),
                List.copyOf(explicit.keySet()),
                List.copyOf(explicit.values()),
                List.copyOf(listed),
                List.copyOf(byHand),
                form);
    }

    private void addComponent(String name) {
        if (dice.chance(isExplicit ? 8 : 2)) {
            components.add(new Component(dice.pick(NO_INTERFACES), name));
        } else if (dice.chance(1)) {
            components.add(new Component("Override", name));
        } else if (!hierarchy.classes().isEmpty() && dice.chance(isExplicit ? 40 : 20)) {
            addDelegate(use(dice.pick(hierarchy.classes())), name, true);
        } else {
            addDelegate(use(dice.chance(8) ? hierarchy.library() : dice.pick(hierarchy.interfaces())), name, false);
        }
    }

    private Use use(Sketch type) {
        if (type.variables.size() == 1 && type.variables.get(0).kind() == Kind.SELF) {
            if (variables.stream().noneMatch(variable -> variable.name().equals("S"))) {
                variables.add(new Variable("S", Kind.SELF, type.name + "<S>"));
            }
            return types.use(type, variables, null);
        }
        return types.use(type, variables, null);
    }

    private void addDelegate(Use use, String name, boolean isClass) {
        Use mention = use;
        String text = use.text();
        boolean named = isClass && dice.chance(94);
        if (!use.type().variables.isEmpty() && dice.chance(5)) {
            mention = new Use(use.type(), List.of());
            text = mention.text();
        } else if (!use.type().variables.isEmpty() && dice.chance(5)) {
            text = use.type().name + "<?" + ", ?".repeat(use.type().variables.size() - 1) + ">";
        } else if (!use.text().contains("V")
                && variables.stream().noneMatch(v -> v.name().equals("V"))
                && dice.chance(6)) {
            variables.add(new Variable("V", Kind.SELF, text));
            text = "V";
            named = dice.chance(94);
        }
        boolean supplied = isExplicit && !text.contains("?") && dice.chance(25);
        boolean byShape = isExplicit && !supplied && dice.chance(55);
        components.add(
                new Component(supplied ? SUPPLIER + "<" + dice.pick("", "", "? extends ") + text + ">" : text, name));
        if (byShape) {
            list(hierarchy.addNarrow(mention, variables).text(), name);
            if (dice.chance(70)) {
                return;
            }
        }
        List<Use> supertypes = Sketch.closure(mention).stream()
                .filter(supertype -> !hierarchy.classes().contains(supertype.type()))
                .filter(supertype -> !supertype.type().name.equals(SUPPLIER))
                .toList();
        if (supertypes.isEmpty()) {
            return;
        }
        for (int i = dice.pick(1, 1, 2); i > 0 && (named || isExplicit || dice.chance(20)); i--) {
            Use one = dice.pick(supertypes);
            if (isExplicit) {
                list(dice.chance(80) ? one.type().name : one.text(), name);
            } else if (listed.stream().noneMatch(other -> erasure(other).equals(one.type().name))) {
                listed.add(one.text());
            }
        }
    }

    private void list(String type, String component) {
        if (explicit.keySet().stream().noneMatch(other -> erasure(other).equals(erasure(type)))) {
            explicit.put(type, dice.chance(20) ? component : "");
        }
    }

    private static String erasure(String type) {
        return type.contains("<") ? type.substring(0, type.indexOf('<')) : type;
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
        int choice = dice.between(0, 3);
        String self = Program.EMISSARY
                + (variables.isEmpty()
                        ? ""
                        : "<"
                                + String.join(
                                        ", ",
                                        variables.stream().map(Variable::name).toList()) + ">");
        String type = List.of("Runnable", "Comparable<" + self + ">", "java.io.Serializable", "Readable")
                .get(choice);
        if (listed.stream().anyMatch(other -> erasure(other).equals(erasure(type)))) {
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
