package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes programs: an interface with random generic methods in a package of its own, and an emissary of it in a file whose
 * imports, types, members, type parameters, variables and neighbors have the names of what the signatures mention.
 */
final class HostileNames {
    /** Simple names that a forwarder needs, and the first parts of qualified ones. */
    private static final List<String> NAMES = List.of(
            ("Object String Override Deprecated SuppressWarnings Comparable List Map Entry IOException Function "
                            + "java util api Own In Unit Mark dev U T")
                    .split(" "));

    private static final List<String> IMPORTS =
            List.of(("java.util.*; java.util.List; java.awt.*; java.awt.List; java.io.*; java.io.IOException; "
                            + "java.util.function.*; java.util.Map.Entry; java.util.Map.*; api.*; api.Own; api.Own.In; api.Own.*; "
                            + "static api.Own.*; static java.util.Map.Entry")
                    .split("; "));

    private final Dice dice;

    /** Makes programs by a source of choices. */
    HostileNames(Dice dice) {
        this.dice = dice;
    }

    /**
     * A program.
     *
     * @param sources its source files, by the qualified names of their classes
     * @param ofEmissary the qualified name of the file with the emissary
     */
    record Program(Map<String, String> sources, String ofEmissary) {
        /** Returns the program with a member added to the emissary, and an import to its file. */
        Program with(String member, String newImport) {
            Map<String, String> changed = new LinkedHashMap<>(sources);
            changed.computeIfPresent(
                    ofEmissary,
                    (name, text) -> text.replace("/*member*/", member).replace("/*import*/", newImport));
            return new Program(changed, ofEmissary);
        }
    }

    /** Makes a program. */
    Program program() {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("api.Mark", """
                package api;
                import java.lang.annotation.*;
                @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME)
                public @interface Mark { Unit unit() default Unit.ONE; Class<?> type() default Object.class; }
                """);
        sources.put("api.Unit", "package api; public enum Unit { ONE, TWO }");
        sources.put("api.Own", "package api; public interface Own { interface In { } class U { } }");
        sources.put("zz.Service", service());
        sources.put("zz.Beside", "package zz; public interface Beside { " + types("static class") + " }");
        sources.put("q.Base", "package q; class Base { " + types("static class") + " }");
        for (String name : some(NAMES, 2)) {
            sources.put("q." + name, "package q; class " + name + " { }");
        }
        sources.put("q.File", file(sources));
        return new Program(sources, "q.File");
    }

    private String service() {
        String methods =
                IntStream.range(0, dice.between(1, 5)).mapToObj(this::method).collect(Collectors.joining());
        return "package zz; import java.util.*; import java.util.function.*; import java.io.IOException; import api.*;\n"
                + "public interface Service<E> {\n" + methods + "}\n";
    }

    private String method(int index) {
        List<String> variables = some(List.of("U", "V", "W"), 2);
        String bounds = variables.stream()
                .map(name -> name
                        + dice.pick(
                                "",
                                "",
                                " extends Comparable<" + name + ">",
                                " extends Comparable<? super " + name + ">",
                                " extends " + (name.equals(variables.get(0)) ? "Object" : variables.get(0)),
                                " extends List<? extends " + name + ">"))
                .collect(Collectors.joining(", "));
        List<String> types = new ArrayList<>(variables);
        types.add("E");
        String parameters = IntStream.range(0, dice.between(0, 3))
                .mapToObj(i -> type(types, 2) + " p" + i)
                .collect(Collectors.joining(", "));
        return "    " + dice.pick("", "", "", "@Deprecated(since = \"1\") ")
                + (bounds.isEmpty() ? "" : "<" + bounds + "> ")
                + dice.pick("void", type(types, 2), type(types, 1))
                + " m" + index + "(" + parameters + ")"
                + dice.pick("", "", " throws IOException") + ";\n";
    }

    private String type(List<String> variables, int depth) {
        if (depth == 0 || dice.chance(30)) {
            String simple = dice.pick(
                    dice.pick(variables),
                    dice.pick(variables),
                    dice.pick("Object", "String", "Own", "Own.In", "Own.U"));
            boolean marked = simple.indexOf('.') < 0 && dice.chance(10);
            return (marked ? dice.pick("@Mark ", "@Mark(unit = Unit.TWO, type = Own.In.class) ") : "") + simple;
        }
        String one = argument(variables, depth - 1);
        String other = argument(variables, depth - 1);
        return dice.pick(
                "List<" + one + ">",
                "Collection<" + one + ">",
                "Map<" + one + ", " + other + ">",
                "Map.Entry<" + one + ", " + other + ">",
                "Function<" + one + ", " + other + ">",
                "Comparable<" + one + ">",
                type(variables, 0) + "[]");
    }

    private String argument(List<String> variables, int depth) {
        return dice.pick("", "", "", "? extends ", "? super ") + type(variables, depth);
    }

    private String file(Map<String, String> sources) {
        String imports =
                some(IMPORTS, 3).stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
        String form = dice.pick("emissary ", "@Emissary record ");
        String header = form + "File" + typeParameters(2) + "(Service<Integer> service)"
                + dice.pick("", "", " implements Beside");
        String body = dice.chance(60) ? " { " + members() + " /*member*/ }" : " { /*member*/ }";
        String emissary = header + body;
        String outer = dice.pick("class", "class", "interface");
        String placed = dice.pick(
                emissary,
                emissary,
                outer + " Outer" + typeParameters(2) + " { " + (outer.equals("class") ? members() : types("class"))
                        + emissary + " }",
                "class Outer extends Base { " + emissary + types("class") + " }",
                "class Outer { static " + methodTypeParameters() + "void m() { " + locals() + emissary + locals()
                        + "} }",
                "class Outer { static Runnable r = () -> { " + locals() + emissary + " }; }",
                "class Outer" + typeParameters(1) + " { static Base b = new Base() { " + types("class") + emissary
                        + " }; }",
                "class Outer { static { switch (1) { case 1: " + locals() + emissary + " default: } } }");
        // What is imported by its name cannot be declared.
        String others = some(NAMES, 2).stream()
                .filter(name -> !sources.containsKey("q." + name) && !imports.contains("." + name + ";"))
                .map(name -> dice.pick("class ", "interface ", "@interface ") + name + " { }\n")
                .collect(Collectors.joining());
        return "package q;\n" + "import zz.Service;\nimport zz.Beside;\n/*import*/\n" + imports
                + (form.startsWith("@") ? "import dev.emissary.Emissary;\n" : "")
                + (dice.chance(50) ? others + placed : placed + "\n" + others) + "\n";
    }

    private String typeParameters(int most) {
        List<String> names = dice.chance(40) ? some(NAMES, most) : List.of();
        return names.isEmpty() ? "" : "<" + String.join(", ", names) + ">";
    }

    private String methodTypeParameters() {
        String parameters = typeParameters(2);
        return parameters.isEmpty() ? "" : parameters + " ";
    }

    private String types(String kind) {
        return some(NAMES, 3).stream()
                .map(name -> kind + " " + name + " { }")
                .collect(Collectors.joining(" ", "", " "));
    }

    private String members() {
        return some(NAMES, 4).stream()
                .map(name -> dice.pick(
                        "static class " + name + " { }",
                        "interface " + name + " { }",
                        "enum " + name + " { " + name + " }",
                        "@interface " + name + " { }",
                        "static int " + name + ";",
                        "static void " + name + "() { }"))
                .collect(Collectors.joining(" ", "", " "));
    }

    private String locals() {
        return some(NAMES, 2).stream()
                .map(name -> dice.pick("class ", "class ", "int ") + name)
                .map(local -> local.startsWith("int ") ? local + " = 0; " : local + " { } ")
                .collect(Collectors.joining());
    }

    /** Returns up to a number of different values. */
    private List<String> some(List<String> values, int most) {
        TreeSet<Integer> chosen = new TreeSet<>();
        for (int i = dice.between(0, most); i > 0; i--) {
            chosen.add(dice.between(0, values.size() - 1));
        }
        return chosen.stream().map(values::get).toList();
    }
}
