package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.Separately;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Programs that are compiled file by file; a later file takes the place of an earlier one of the same name, and what was
 * compiled before stays as it is. A file that is compiled after all others is what the page calls recompiled.
 */
class CompatibilityTest {
    private static final Path PAGE = Path.of("../docs/spec.md");

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

    /** Compiles files one after the other, and returns the keys of the messages on the last one. */
    private static List<String> messages(String pluginOptions, String... files) {
        int last = files.length - 1;
        return Separately.compile(
                        emissary(pluginOptions).withoutProcessing(), compiled(Arrays.copyOf(files, last)), files[last])
                .diagnostics()
                .stream()
                .map(Compiled.Message::key)
                .toList();
    }

    @Test
    @NoClause("the page")
    void everyRowOfTheFirstTablesHasATestAndEveryTestARow() throws IOException {
        String page = Files.readString(PAGE);
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
    @Clause({"EM-FWD-1", "EM-CONF-1", "EM-FWD-6"})
    void gainsAnAbstractMethod() {
        String after = "interface Foo { int f(); int g(); }";
        String client = client("Foo foo = new X(new Client()); return foo.g();");
        assertThat(result(FOO, X, after, client)).isEqualTo("AbstractMethodError");
        assertThat(result(FOO, X, after, client, X)).isEqualTo("2");
        String both = "emissary X(Foo foo, Bar bar);";
        assertThat(result(FOO, BAR, both, after, client.replace("Client())", "Client(), () -> 5)")))
                .isEqualTo("5");
        assertThat(messages("", after, BAR, both)).containsExactly("emissary.err.method.conflict");
        assertThat(messages("", after, "emissary X(Foo foo) { public String g() { return null; } }"))
                .contains("compiler.err.override.incompatible.ret");
    }

    @Test
    @Clause({"EM-FWD-1", "EM-CONF-1"})
    void gainsADefaultMethod() {
        String after = "interface Foo { int f(); default int g() { return 10 * f(); } }";
        String client = client("return new X(new Client()).g();");
        assertThat(result(FOO, X, after, client)).isEqualTo("10");
        assertThat(result(FOO, X, after, client, X)).isEqualTo("2");
        assertThat(messages("", after, BAR, "emissary X(Foo foo, Bar bar);"))
                .containsExactly("emissary.err.method.conflict");
        String loud = "interface Bar { default int g() { return 7; } }";
        assertThat(result(FOO, loud, "emissary X(Foo foo) implements Bar;", after, client))
                .isIn("IncompatibleClassChangeError", "AbstractMethodError");
    }

    @Test
    @Clause("EM-FWD-1")
    void losesAMethod() {
        String before = "interface Foo { int f(); int g(); }";
        String client = client("return new X(new Client()).g();");
        assertThat(result(before, X, client, FOO)).isEqualTo("NoSuchMethodError");
        assertThat(result(before, X, client("return new X(new Client()).f();"), FOO))
                .isEqualTo("1");
        assertThat(compiled(before, X, FOO, X).classFile("X").publicMethods()).containsExactly("f()I");
        assertThat(messages("", before, X, FOO, X, client)).containsExactly("compiler.err.cant.resolve.location.args");
    }

    @Test
    @Clause("EM-FWD-1")
    void makesADefaultMethodAbstractOrTheOtherWayRound() {
        String asDefault = "interface Foo { int f(); default int g() { return 10 * f(); } }";
        String asAbstract = "interface Foo { int f(); int g(); }";
        String client = client("return new X(new Client()).g();");
        assertThat(result(asDefault, X, client, asAbstract)).isEqualTo("2");
        assertThat(result(asDefault, X, client, asAbstract, X)).isEqualTo("2");
        assertThat(result(asAbstract, X, client, asDefault)).isEqualTo("2");
        assertThat(result(asAbstract, X, client, asDefault, X)).isEqualTo("2");
    }

    @Test
    @Clause("EM-FWD-1")
    void gainsAStaticOrPrivateMethod() {
        assertNothingChanges("interface Foo { int f(); static int g() { return 3; } private int h() { return 4; } }");
    }

    @Test
    @Clause({"EM-FWD-2", "EM-DIAG-4"})
    void redeclaresEqualsHashCodeOrToString() {
        String after = "interface Foo { int f(); boolean equals(Object o); int hashCode(); String toString(); }";
        assertNothingChanges(after);
        assertThat(messages("lint=on", FOO, X)).isEmpty();
        assertThat(messages("lint=on", after.replace("boolean", "/** Says when. */ boolean"), X))
                .containsExactly("emissary.warn.contract");
    }

    private static void assertNothingChanges(String after) {
        Compiled before = compiled(FOO, X);
        assertThat(compiled(FOO, X, after, X).bytes("X")).isEqualTo(before.bytes("X"));
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
        assertThat(result(top, before, X, after, narrow, X)).isEqualTo("s");
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
        Compiled raw = compiled(before, X, after, X);
        assertThat(raw.load("X").getGenericInterfaces()).containsExactly(raw.load("Foo"));
        Compiled generic = compiled(before, X, after, "emissary X(Foo<String> foo);");
        assertThat(generic.load("X").getGenericInterfaces())
                .extracting(Object::toString)
                .containsExactly("Foo<java.lang.String>");
    }

    @Test
    @Clause({"EM-CLASS-5", "EM-DIAG-4"})
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
        assertThat(messages("lint=on", FOO, after, X)).containsExactly("emissary.warn.serializable");
    }

    @Test
    @Clause("EM-DEL-5")
    void becomesSealedWithoutPermittingTheEmissary() {
        String after = "sealed interface Foo permits Client { int f(); } final "
                + client("return new X(new Client()).f();").strip();
        assertThat(result(FOO, X, after)).isEqualTo("IncompatibleClassChangeError");
        assertThat(messages("", FOO, X, after, X)).containsExactly("emissary.err.interface.sealed");
    }

    @Test
    @Clause("EM-FWD-1")
    void anInterfaceGainsASuperinterfaceThatTheImplementsClauseDoesNotList() {
        String after = "interface Foo extends Bar { int f(); }";
        String client = client("Foo foo = new X(new Client()); return foo.g();");
        assertThat(result(FOO, BAR, X, after, client)).isEqualTo("AbstractMethodError");
        assertThat(result(FOO, BAR, X, after, client, X)).isEqualTo("2");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-FWD-1"})
    void anInterfaceGainsASuperinterfaceThatTheImplementsClauseListsAndThatWasImplementedByHand() {
        String x = "emissary X(Foo foo) implements Bar { public int g() { return 9; } }";
        String after = "interface Foo extends Bar { int f(); }";
        String client = client("Foo foo = new X(new Client()); return foo.f() + \" \" + foo.g();");
        assertThat(result(FOO, BAR, x, after, client)).isEqualTo("1 9");
        assertThat(result(FOO, BAR, x, after, client, x)).isEqualTo("1 9");
        Compiled recompiled = compiled(FOO, BAR, x, after, x);
        assertThat(recompiled.load("X").getInterfaces())
                .containsExactly(recompiled.load("Foo"), recompiled.load("Bar"));
        String bar = "interface Bar { int g(); default int h() { return 7; } }";
        String clientOfDefault = client("return new X(new Client()).h();")
                .replace("public int f()", "public int h() { return 3; } public int f()");
        assertThat(result(FOO, bar, x, after, clientOfDefault)).isEqualTo("7");
        assertThat(result(FOO, bar, x, after, clientOfDefault, x)).isEqualTo("3");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-5"})
    void anInterfaceBecomesAClass() {
        String client = "class Client extends Foo { static Object result() { return new X(new Client()).f(); } }";
        String after = "class Foo { public int f() { return 1; } }";
        assertThat(result(FOO, X, after, client)).isEqualTo("IncompatibleClassChangeError");
        assertThat(messages("", FOO, X, after, X)).containsExactly("emissary.err.component.not.interface");
        String bar = "interface Bar { int f(); }";
        String named = "emissary X(Foo foo) implements Bar;";
        String before = "interface Foo extends Bar {}";
        String afterNamed = "class Foo implements Bar { public int f() { return 1; } }";
        String listed = "emissary X(Foo foo) delegates Bar;";
        String callsNone = client.replace(".f()", " != null");
        assertThat(result(bar, before, listed, afterNamed, callsNone)).isEqualTo("true");
        assertThat(result(bar, before, listed, afterNamed, client)).isEqualTo("IncompatibleClassChangeError");
        assertThat(result(bar, before, named, afterNamed, client)).isEqualTo("IncompatibleClassChangeError");
        assertThat(result(bar, before, named, afterNamed, client, named)).isEqualTo("1");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-3", "EM-DEL-4", "EM-DEL-8", "EM-FWD-4"})
    void aClassNoLongerImplementsAListedInterface() {
        String before = "class Real implements Foo, Bar { public int f() { return 1; } public int g() { return 2; } }";
        String after = before.replace("Foo, ", "");
        String both = "emissary X(Real real) implements Foo, Bar;";
        String client = "class Client { static Object result() { return new X(new Real()).f(); } }";
        assertThat(result(FOO, BAR, before, both, client, after)).isEqualTo("IncompatibleClassChangeError");
        assertThat(messages("", FOO, BAR, after, "emissary X(Real real) implements Foo;"))
                .containsExactly("emissary.err.component.not.interface");
        assertThat(messages("", FOO, BAR, after, both)).containsExactly("compiler.err.does.not.override.abstract");
        assertThat(messages("", FOO, BAR, after, both.replace(";", " { public int f() { return 3; } }")))
                .isEmpty();
        String listed = "@dev.emissary.Emissary({Foo.class, Bar.class}) emissary X(Real real);";
        assertThat(messages("", FOO, BAR, after, listed)).isEmpty();
        assertThat(messages("", FOO, BAR, after.replace("f()", "other()"), listed))
                .containsExactly("emissary.err.interface.unserved");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-CONF-1"})
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
        String served = "emissary X(Real real, Bar bar) implements Foo, Bar;";
        assertThat(messages("", FOO, bar, before, served)).isEmpty();
        assertThat(messages("", FOO, bar, after, served))
                .containsExactly("emissary.err.method.conflict", "emissary.err.method.conflict");
    }
}
