package dev.emissary.benchmarks.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An interface {@code Store} that {@link Change}s, at its first method, and a wrapper {@code Front} of it in each
 * language, by an author who writes by hand whatever the language would not forward before the change.
 */
enum EvolvingShape {
    PLAIN,
    GENERIC,
    DEFAULT,
    OVERLOADED,
    /** The method returns its object. */
    FLUENT,
    /** The wrapper has a method of its own, which calls a guard first. */
    GUARDED,
    /** A second delegate has the method that {@code Store} gains. */
    DOUBLE;

    /** A method of an interface. */
    record Method(boolean isDefault, String result, String name, String parameters, String exception) {
        private String java(String modifiers) {
            return modifiers + " " + result + " " + name + "(" + parameters + ")" + exception;
        }

        private String call(String delegate) {
            return delegate + "." + name + "(" + each(parameter -> parameter[1]) + ")";
        }

        private String typed() {
            return name + "(" + each(parameter -> parameter[1] + ": " + type(parameter[0])) + "): " + type(result);
        }

        private String each(Function<String[], String> form) {
            return Stream.of(parameters.split(", "))
                    .filter(parameter -> !parameter.isEmpty())
                    .map(parameter -> form.apply(parameter.split(" ")))
                    .collect(Collectors.joining(", "));
        }

        private static String type(String java) {
            return java.equals("int") ? "Int" : java;
        }
    }

    private static final String GIVEN = """
            public interface Meter {
                String added(String text);
            }
            //
            public class Log {
                public static final java.util.List<String> CALLS = new java.util.ArrayList<>();
                public static void guard() { CALLS.add("guard"); }
            }
            //
            public class Gauge implements Meter {
                public String added(String text) { Log.CALLS.add("gauge"); return "gauge"; }
            }
            //
            public interface Store<V> {
            """;

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the methods of {@code Store} before it changes. */
    List<Method> methods() {
        String result = this == GENERIC ? "V" : this == FLUENT ? "Store" : "String";
        List<Method> methods = new ArrayList<>();
        methods.add(new Method(this == DEFAULT, result, "get", (this == GENERIC ? "V" : "String") + " key, int n", ""));
        methods.add(new Method(false, "int", "size", "", ""));
        if (this == OVERLOADED) {
            methods.add(new Method(false, "String", "get", "String key", ""));
        }
        return methods;
    }

    /** Returns the interfaces, with these methods in {@code Store}, and what implements them, a file after the other. */
    List<String> given(List<Method> methods) {
        StringBuilder store = new StringBuilder(GIVEN);
        StringBuilder real = new StringBuilder("}\n//\npublic class Real<V> implements Store<V> {\n");
        for (Method method : methods) {
            store.append(method.isDefault() ? method.java("default") + " { return null; }\n" : method.java("") + ";\n");
            String object = this == FLUENT ? "this" : this == GENERIC ? "null" : "\"text\"";
            String value = method.result().equals("int") ? "7" : object;
            real.append(
                    method.java("public") + " { Log.CALLS.add(\"" + method.java("") + "\"); return " + value + "; }\n");
        }
        String variables = this == GENERIC ? "<V>" : "";
        return List.of((store.append(real) + "}\n").replace("<V>", variables).split("//\n"));
    }

    /** Returns the wrapper, which is written before {@code Store} changes. */
    String front(Approach approach) {
        String body = methods().stream()
                .filter(method -> isWritten(method, approach))
                .map(method -> written(method, approach))
                .collect(Collectors.joining());
        boolean java = approach != Approach.SCALA && approach != Approach.KOTLIN;
        String text = ("package evolution" + (java ? ";\n" : "\n") + approach.imports() + template(approach))
                .replaceAll("«(.*?)»", this == DOUBLE ? "$1" : "")
                .replace("{get as _, *}", isSpecial(methods().get(0)) ? "{get as _, *}" : "*")
                .replace("<V>", this != GENERIC ? "" : approach == Approach.SCALA ? "[V]" : "<V>");
        return text.replace("BODY", body);
    }

    /** Returns the wrapper, with what only a generic or a double one has, and without its methods. */
    private static String template(Approach approach) {
        String head = "final class Front<V> implements Store<V>«, Meter» { ";
        String fields = "@X private final Store<V> store; «@X private final Meter meter; »";
        String constructor = "Front(Store<V> store«, Meter meter») { this.store = store; «this.meter = meter; »}\nBODY";
        return switch (approach) {
            case EMISSARY -> "@Emissary record Front<V>(Store<V> store«, Meter meter») {\nBODY}\n";
            case BY_HAND ->
                head + fields.replace("@X", "") + constructor
                        + "«@Override public String added(String text) { return meter.added(text); }»}\n";
            case LOMBOK -> "@RequiredArgsConstructor " + head + fields.replace("X", "Delegate") + "BODY}\n";
            case MANIFOLD -> head + fields.replace("X", "link") + constructor + "}\n";
            case KOTLIN ->
                "class Front<V>(private val store: Store<V>«, meter: Meter») : Store<V> by store«, Meter by meter» {\n"
                        + "BODY}\n";
            case SCALA ->
                "final class Front<V>(store: Store<V>«, meter: Meter») extends Store<V>«, Meter»:\n"
                        + "  export store.{get as _, *}\n«  export meter.*»\nBODY";
            case GROOVY ->
                "@CompileStatic @TupleConstructor(includeFields = true) " + head + fields.replace("X", "Delegate")
                        + "BODY}\n";
            case CONCISE_METHODS -> throw new IllegalArgumentException("no compiler");
        };
    }

    /** Whether the wrapper would not behave in the same way before the change without a method by hand. */
    private boolean isWritten(Method method, Approach approach) {
        return switch (approach) {
            case BY_HAND -> true;
            case EMISSARY -> this == GUARDED && method.name().equals("get");
            case KOTLIN, SCALA -> method.isDefault() || isSpecial(method);
            default -> isSpecial(method);
        };
    }

    private boolean isSpecial(Method method) {
        return (this == GUARDED || this == FLUENT) && method.name().equals("get");
    }

    private String written(Method method, Approach approach) {
        boolean fluent = this == FLUENT && isSpecial(method);
        String guard = this == GUARDED && isSpecial(method) ? "Log.guard(); " : "";
        String result = (fluent ? "" : "return ") + method.call("store") + (fluent ? "; return this" : "");
        return switch (approach) {
            case KOTLIN -> "override fun " + method.typed() + " { " + guard + result + " }\n";
            case SCALA -> "  override def " + method.typed() + " = { " + guard + result.replace("return ", "") + " }\n";
            default -> "@Override " + method.java("public") + " { " + guard + result + "; }\n";
        };
    }
}
