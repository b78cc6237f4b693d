package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.Separately;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Programs that are compiled file by file; a later file takes the place of an earlier one of the same name, and what was
 * compiled before stays as it is. What a change does to an emissary that is recompiled, the conformance cases show.
 */
class CompatibilityTest {
    private static final String FOO = "interface Foo { int f(); }";
    private static final String BAR = "interface Bar { int g(); }";
    private static final String X = "emissary X(Foo foo);";

    /** A delegate with more methods than its interface, whose result is what an emissary in front of it does. */
    private static String client(String result) {
        return """
                class Client implements Foo {
                    public int f() { return 1; }
                    public int g() { return 2; }
                    static Object result() throws Exception { %s }
                }
                """.formatted(result);
    }

    /** What has been compiled: most programs begin with the same files. */
    private static final Map<List<String>, Compiled> COMPILED = new HashMap<>();

    private static Compiled compiled(String... files) {
        List<String> all = List.of(files);
        Compiled known = COMPILED.get(all);
        if (known == null) {
            EmissaryCompiler javac = emissary().withoutProcessing();
            String last = files[files.length - 1];
            known = files.length == 1
                    ? javac.compile(last).successful()
                    : Separately.replace(javac, compiled(Arrays.copyOf(files, files.length - 1)), last);
            COMPILED.put(all, known);
        }
        return known;
    }

    /** Compiles files one after the other, and returns the result of the client, or the name of what it throws. */
    private static String result(String... files) {
        Compiled all = compiled(files);
        try {
            return String.valueOf(all.run("Client", "result"));
        } catch (AssertionError | LinkageError failure) {
            Throwable cause = failure;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            return cause.getClass().getSimpleName();
        }
    }

    @Test
    @NoClause("the page")
    void everyRowOfTheFirstTablesHasATestAndEveryTestARow() {
        String page = Checkout.text(Checkout.file("docs/spec.md"));
        String tables =
                page.substring(page.indexOf("## Compatibility\n"), page.indexOf("### When the emissary changes"));
        assertThat(Arrays.stream(CompatibilityTest.class.getDeclaredMethods())
                        .filter(method -> method.isAnnotationPresent(Test.class))
                        .map(method -> method.getName().toLowerCase(Locale.ROOT))
                        .filter(name -> !name.startsWith("everyrow")))
                .containsExactlyInAnyOrderElementsOf(Pattern.compile("(?m)^\\| (?!change of |---)(.*?) \\|")
                        .matcher(tables)
                        .results()
                        .map(row -> row.group(1).replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    @Clause("EM-FWD-1")
    void gainsAnAbstractMethod() {
        String after = "interface Foo { int f(); int g(); }";
        String client = client("Foo foo = new X(new Client()); return foo.g();");
        assertThat(result(FOO, X, after, client)).isEqualTo("AbstractMethodError");
        String both = "emissary X(Foo foo, Bar bar);";
        assertThat(result(FOO, BAR, both, after, client.replace("Client())", "Client(), () -> 5)")))
                .isEqualTo("5");
    }

    @Test
    @Clause("EM-FWD-1")
    void gainsADefaultMethod() {
        String after = "interface Foo { int f(); default int g() { return 10 * f(); } }";
        String client = client("return new X(new Client()).g();");
        assertThat(result(FOO, X, after, client)).isEqualTo("10");
        String loud = "interface Bar { default int g() { return 7; } }";
        assertThat(result(FOO, loud, "emissary X(Foo foo) implements Bar;", after, client))
                .isIn("IncompatibleClassChangeError", "AbstractMethodError");
    }

    @Test
    @Clause("EM-FWD-1")
    void losesAMethod() {
        String before = "interface Foo { int f(); int g(); }";
        assertThat(result(before, X, client("return new X(new Client()).g();"), FOO))
                .isEqualTo("NoSuchMethodError");
        assertThat(result(before, X, client("return new X(new Client()).f();"), FOO))
                .isEqualTo("1");
    }

    @Test
    @Clause("EM-FWD-1")
    void makesADefaultMethodAbstractOrTheOtherWayRound() {
        String asDefault = "interface Foo { int f(); default int g() { return 10 * f(); } }";
        String asAbstract = "interface Foo { int f(); int g(); }";
        String client = client("return new X(new Client()).g();");
        assertThat(result(asDefault, X, client, asAbstract)).isEqualTo("2");
        assertThat(result(asAbstract, X, client, asDefault)).isEqualTo("2");
        assertThat(compiled(asAbstract, X).bytes("X"))
                .isEqualTo(compiled(asDefault, X).bytes("X"));
    }

    @Test
    @Clause("EM-FWD-1")
    void gainsAStaticOrPrivateMethod() {
        assertNothingChanges("interface Foo { int f(); static int g() { return 3; } private int h() { return 4; } }");
    }

    @Test
    @Clause("EM-FWD-2")
    void redeclaresEqualsHashCodeOrToString() {
        assertNothingChanges("interface Foo { int f(); boolean equals(Object o); int hashCode(); String toString(); }");
    }

    private static void assertNothingChanges(String after) {
        assertThat(compiled(after, X).bytes("X")).isEqualTo(compiled(FOO, X).bytes("X"));
        assertThat(result(FOO, X, client("return new X(new Client()).f();"), after))
                .isEqualTo("1");
    }

    @Test
    @Clause("EM-FWD-3")
    void narrowsAReturnType() {
        String top = "interface Top { Object f(); }";
        String before = "interface Foo extends Top { Object f(); }";
        String after = "interface Foo extends Top { String f(); }";
        String wide = "class Wide { static Object f(X x) { return x.f(); } }";
        String narrow =
                "class Client { static Object result() { Foo foo = new X(() -> \"s\"); String s = foo.f(); return s; } }";
        String client = "class Client { static Object result() { return Wide.f(new X(() -> \"s\")); } }";
        assertThat(result(top, before, X, after, narrow)).isEqualTo("AbstractMethodError");
        assertThat(result(top, before, X, wide, after, client)).isEqualTo("s");
        assertThat(result(top, before, X, wide, after, client, X)).isEqualTo("s");
        String alone = "interface Foo { Object f(); }";
        assertThat(result(alone, X, "interface Foo { String f(); }", narrow)).isEqualTo("AbstractMethodError");
        assertThat(result(alone, X, wide, "interface Foo { String f(); }", client))
                .isEqualTo("NoSuchMethodError");
        assertThat(result(alone, X, wide, "interface Foo { String f(); }", client, X))
                .isEqualTo("NoSuchMethodError");
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DEL-6"})
    void becomesGeneric() {
        String before = "interface Foo { Object f(Object o); }";
        String after = "interface Foo<T> { T f(T t); }";
        String client = "class Client { static Object result() { return new X(o -> o).f(\"s\"); } }";
        assertThat(result(before, X, client, after)).isEqualTo("s");
        assertThat(result(before, X, client, after, X)).isEqualTo("s");
    }

    @Test
    @Clause("EM-CLASS-5")
    void becomesASubtypeOfSerializable() {
        String after = "interface Foo extends java.io.Serializable { int f(); }";
        String client = client("""
                var bytes = new java.io.ByteArrayOutputStream();
                new java.io.ObjectOutputStream(bytes).writeObject(new X(new Client()));
                return bytes.toString().contains("Client");
                """);
        assertThat(result(FOO, X, client)).isEqualTo("NotSerializableException");
        assertThat(result(FOO, X, client, after)).isEqualTo("true");
        assertThat(result(FOO, X, client, after, X)).isEqualTo("NotSerializableException");
    }

    @Test
    @Clause("EM-DEL-5")
    void becomesSealedWithoutPermittingTheEmissary() {
        String after = "sealed interface Foo permits Client { int f(); } final "
                + client("return new X(new Client()).f();").strip();
        assertThat(result(FOO, X, after)).isEqualTo("IncompatibleClassChangeError");
    }

    @Test
    @Clause("EM-FWD-1")
    void anInterfaceGainsASuperinterfaceThatTheImplementsClauseDoesNotList() {
        String after = "interface Foo extends Bar { int f(); }";
        String client = client("Foo foo = new X(new Client()); return foo.g();");
        assertThat(result(FOO, BAR, X, after, client)).isEqualTo("AbstractMethodError");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-FWD-1"})
    void anInterfaceGainsASuperinterfaceThatTheImplementsClauseListsAndThatWasImplementedByHand() {
        String x = "emissary X(Foo foo) implements Bar { public int g() { return 9; } }";
        String after = "interface Foo extends Bar { int f(); }";
        String bar = "interface Bar { int g(); default int h() { return 7; } }";
        String client = client("return new X(new Client()).g() + \" \" + new X(new Client()).h();")
                .replace("public int f()", "public int h() { return 3; } public int f()");
        assertThat(result(FOO, bar, x, after, client)).isEqualTo("9 7");
        assertThat(result(FOO, bar, x, after, client, x)).isEqualTo("9 3");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-5"})
    void anInterfaceBecomesAClass() {
        String client = "class Client extends Foo { static Object result() { return new X(new Client()).f(); } }";
        String after = "class Foo { public int f() { return 1; } }";
        assertThat(result(FOO, X, after, client)).isEqualTo("IncompatibleClassChangeError");
        String bar = "interface Bar { int f(); }";
        String before = "interface Foo extends Bar {}";
        String afterNamed = "class Foo implements Bar { public int f() { return 1; } }";
        String listed = "emissary X(Foo foo) delegates Bar;";
        String callsNone = client.replace(".f()", " != null");
        assertThat(result(bar, before, listed, afterNamed, callsNone)).isEqualTo("true");
        assertThat(result(bar, before, listed, afterNamed, client)).isEqualTo("IncompatibleClassChangeError");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-4", "EM-FWD-4"})
    void aClassNoLongerImplementsAListedInterface() {
        String before = "class Real implements Foo, Bar { public int f() { return 1; } public int g() { return 2; } }";
        String after = before.replace("Foo, ", "");
        String both = "emissary X(Real real) implements Foo, Bar;";
        String client = "class Client { static Object result() { return new X(new Real()).f(); } }";
        assertThat(result(FOO, BAR, before, both, client, after)).isEqualTo("IncompatibleClassChangeError");
    }

    @Test
    @Clause("EM-DEL-2")
    void aClassBeginsToImplementAListedInterfaceThatWasImplementedByHand() {
        String bar = "interface Bar { int g(); default int h() { return 10 * g(); } }";
        String before = "class Real implements Foo { public int f() { return 1; } }";
        String after = "class Real implements Foo, Bar {"
                + " public int f() { return 1; } public int g() { return 2; } public int h() { return 3; } }";
        String x = "emissary X(Real real) implements Foo, Bar { public int g() { return 9; } }";
        String client = "class Client { static Object result() {"
                + " X x = new X(new Real()); return x.g() + \" \" + x.h(); } }";
        assertThat(result(FOO, bar, before, x, client, after)).isEqualTo("9 90");
        assertThat(result(FOO, bar, before, x, client, after, x)).isEqualTo("9 3");
    }
}
