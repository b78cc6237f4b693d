package dev.emissary.tools.adopt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes random classes that delegate by hand to a {@code Duct}, in the ways in which people write them. */
final class RandomClasses {
    /** What all of the classes see. */
    static final String COMMON = """
            package random;

            import java.io.IOException;
            import java.util.ArrayList;
            import java.util.List;

            public interface Duct {
                int add(int n);

                String text(String text, Object... more);

                long wide(long first, double second) throws IOException;

                <T extends Comparable<T>> T same(T value);

                @Deprecated
                void old(List<? super String> list);

                Duct self();

                default int twice(int n) {
                    Log.LINES.add("default twice");
                    return add(add(n));
                }

                default List<String> names(String[] names) {
                    Log.LINES.add("default names");
                    return new ArrayList<>(List.of(names));
                }

                final class Log {
                    public static final List<String> LINES = new ArrayList<>();
                }

                interface Loud extends Duct {
                    default String loud() {
                        return "loud";
                    }
                }

                interface Wide extends Duct {
                    int more();
                }

                class Impl implements Wide, java.io.Serializable {
                    private static final long serialVersionUID = 1L;
                    private final String name;

                    public Impl(String name) {
                        this.name = name;
                    }

                    public static Impl open(String name) {
                        Log.LINES.add("open " + name);
                        return new Impl(name + "'");
                    }

                    public int add(int n) {
                        Log.LINES.add(name + " add");
                        return n + 1;
                    }

                    public String text(String text, Object... more) {
                        Log.LINES.add(name + " text " + more.length);
                        return text.concat("!");
                    }

                    public long wide(long first, double second) throws IOException {
                        Log.LINES.add(name + " wide");
                        if (first < 0) {
                            throw new IOException("negative");
                        }
                        return first + (long) second;
                    }

                    public <T extends Comparable<T>> T same(T value) {
                        return value;
                    }

                    @Deprecated
                    public void old(List<? super String> list) {
                        list.add(name);
                    }

                    public Duct self() {
                        return this;
                    }

                    @Override
                    public int twice(int n) {
                        Log.LINES.add(name + " twice");
                        return 2 * n;
                    }

                    public int more() {
                        return 7;
                    }
                }
            }
            """;

    private static final List<String> METHODS = List.of(
            "int add(int n)|return %s.add(n);",
            "String text(String text, Object... more)|return %s.text(text, more);",
            "long wide(long first, double second) throws IOException|return %s.wide(first, second);",
            "<T extends Comparable<T>> T same(T value)|return %s.same(value);",
            "void old(List<? super String> list)|%s.old(list);",
            "Duct self()|return %s.self();");
    private static final List<String> DEFAULTS = List.of(
            "int twice(int n)|return %s.twice(n);", "List<String> names(String[] names)|return %s.names(names);");

    private final Random random;

    RandomClasses(long seed) {
        random = new Random(seed);
    }

    /** Returns a file with some classes, in a class of a name. */
    String file(String name, int classes) {
        StringBuilder text = new StringBuilder("""
                package random;

                import java.io.IOException;
                import java.io.Serializable;
                import java.util.ArrayList;
                import java.util.List;
                import java.util.Objects;

                public class %s {
                """.formatted(name));
        for (int number = 0; number < classes; number++) {
            text.append('\n').append(type("C" + number).indent(4));
        }
        return text.append("}\n").toString();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String one(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private String type(String name) {
        String fieldType = one("Duct", "Duct", "Duct", "Duct.Wide", "Duct.Impl");
        boolean serializable = chance(30);
        List<String> members = new ArrayList<>();
        if (serializable && chance(90)) {
            members.add("private static final long serialVersionUID = 5L;");
        }
        members.addAll(state(name, fieldType));
        for (String method : METHODS) {
            members.add(method(method));
        }
        DEFAULTS.stream().filter(any -> chance(50)).map(this::method).forEach(members::add);
        if (chance(20)) {
            members.add("@Override\npublic String toString() {\n    return \"" + name + "\";\n}");
        }
        String access = one("", "public ");
        String interfaces = one("Duct", "Duct", "Duct.Loud") + (serializable ? ", Serializable" : "");
        return "/** " + name + ". */\n" + access + "static " + one("", "final ") + "class " + name + " implements "
                + interfaces + " {\n" + String.join("\n\n", members).indent(4) + "}";
    }

    private String method(String method) {
        String[] parts = method.split("\\|", -1);
        String statement = parts[1].formatted(one("duct", "duct", "this.duct"));
        String logged = chance(12) ? "Duct.Log.LINES.add(\"by hand\");\n    " : "";
        String comment = chance(5) ? "/** Passes it on. */\n" : "";
        String deprecated = parts[0].startsWith("void old") && chance(70) ? "@Deprecated\n" : "";
        return comment + deprecated + "@Override\npublic " + one("", "", "final ") + parts[0] + " {\n    " + logged
                + statement + "\n}";
    }

    /** Returns fields and constructors. */
    private List<String> state(String name, String type) {
        String field = one("private final ", "private final ", "private ", "final ", "") + type + " duct";
        String extra = chance(25) ? "private final List<String> seen = new ArrayList<>();" : "";
        List<String> members = new ArrayList<>();
        switch (random.nextInt(9)) {
            case 0 -> members.add(field + ";\n\n" + name + "(" + type + " duct) {\n    this.duct = duct;\n}");
            case 1 -> members.add(field + ";\n\npublic " + name + "(" + type + " other) {\n    duct = other;\n}");
            case 2 ->
                members.add(field + ";\n\n" + name + "(" + type
                        + " d) {\n    this.duct = Objects.requireNonNull(d, \"duct\");\n}");
            case 3 ->
                members.add(field + ";\nprivate final String[] rest;\n\n" + name + "(" + type
                        + " duct, String... rest) {\n    this.rest = rest;\n    this.duct = duct;\n}");
            case 4 ->
                members.add(field + ";\nprivate String name;\n\n" + name + "(" + type
                        + " duct, String name) {\n    if (name.isEmpty()) {\n"
                        + "        throw new IllegalArgumentException(\"no name\");\n    }\n"
                        + "    this.duct = duct;\n    this.name = name;\n}");
            case 5 ->
                members.add(field + ";\nprivate final int size;\n\n" + name + "(" + type
                        + " duct) {\n    this.duct = duct;\n    this.size = 1;\n}\n\n" + name + "(" + type
                        + " duct, int size) {\n    this.duct = duct;\n    this.size = size;\n}");
            case 6 ->
                members.add(field + ";\nprivate final Object lock;\n\n" + name
                        + "(String name) {\n    this.lock = new Object[] {};\n"
                        + "    this.duct = Duct.Impl.open(name);\n}");
            case 7 -> members.add(field + " = Duct.Impl.open(\"x\");");
            default ->
                members.add(field + ";\nprivate int calls = 0;\n\n" + name + "(" + type
                        + " duct) {\n    super();\n    Duct first = duct;\n    " + one("", "calls = 1;\n    ")
                        + "this.duct = duct == null ? new Duct.Impl(\"none\") : duct;\n}\n\nint calls() {\n    return "
                        + one("calls", "calls", "calls++") + ";\n}");
        }
        if (!extra.isEmpty()) {
            members.add(0, extra);
        }
        return members;
    }
}
