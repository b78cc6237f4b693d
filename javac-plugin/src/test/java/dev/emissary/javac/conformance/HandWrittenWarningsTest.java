package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.jdk.CallingCheck;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.WithAndWithout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conformance tests of lint: forwarders cause no warning, and hand-written code beside them keeps its own (EM-FWD-3). */
class HandWrittenWarningsTest {
    /**
     * An emissary whose forwarders deserve a warning, the same class by hand, and what is written by hand in both, from
     * the line after the header on.
     */
    enum Case {
        UNCHECKED(
                """
                @SuppressWarnings({"rawtypes", "unchecked"}) class Lib {
                    interface One { List<String> m(List<String> l); <X extends Exception> void t() throws X; }
                    interface Two extends One { List m(List l); void t() throws Exception; }
                    interface ByHand { List<String> h(List<String> l); <X extends Exception> void u() throws X; }
                }
                """,
                "emissary X(Lib.Two two) implements Lib.ByHand {",
                "final class X implements Lib.Two, Lib.ByHand { private final Lib.Two two; X(Lib.Two two) { this.two = two; }"
                        + " @SuppressWarnings({\"rawtypes\", \"unchecked\"}) public List m(List l) { return two.m(l); }"
                        + " public void t() throws Exception { two.t(); }",
                """
                    static final List<String> FIELD = raw();
                    static { raw().add("unchecked"); }
                    final Runnable lambda = () -> raw().add("unchecked");
                    @SuppressWarnings("rawtypes") static List raw() { return new ArrayList(); }
                    @SuppressWarnings("rawtypes") public List h(List l) { return l; }
                    public void u() throws Exception { }
                    static class Nested { List<String> field = raw(); }
                    @SuppressWarnings("unchecked") void quiet() { raw().add("suppressed"); }
                }
                """),
        OVERRIDES(
                """
                class Lib {
                    interface One { void m(String[] s); }
                    @SuppressWarnings("overrides") interface Two extends One { void m(String... s); }
                    interface ByHand { void h(String[] s); }
                }
                """,
                "emissary X(Lib.Two two) implements Lib.ByHand {",
                "final class X implements Lib.Two, Lib.ByHand { private final Lib.Two two; X(Lib.Two two) { this.two = two; }"
                        + " public void m(String... s) { two.m(s); }",
                """
                    public void h(String... s) { }
                    static class Nested implements Lib.ByHand { public void h(String... s) { } }
                    @Override public boolean equals(Object other) { return other == this; }
                }
                """,
                "compiler.warn.override.equals.but.not.hashcode"),
        TRY(
                "",
                "emissary X(AutoCloseable c) {",
                "final class X implements AutoCloseable { private final AutoCloseable c; X(AutoCloseable c) { this.c = c; }"
                        + " public void close() throws Exception { c.close(); }",
                """
                    static class Nested implements AutoCloseable { public void close() throws InterruptedException { } }
                    static void use(X x) throws Exception { try (x) { x.close(); } }
                    static void nested() throws Exception { try (Nested n = new Nested()) { } }
                    final Object anonymous = new AutoCloseable() { public void close() throws Exception { } };
                }
                """),
        DEPRECATION(
                """
                class Lib {
                    interface Old { @Deprecated void m(); @Deprecated default void d() { } }
                    @SuppressWarnings("deprecation") interface New extends Old { void m(); void d(); }
                    interface ByHand { @Deprecated void h(); }
                    @Deprecated static int api() { return 1; }
                }
                """,
                "emissary X(Lib.New n) implements Lib.ByHand {",
                "final class X implements Lib.New, Lib.ByHand { private final Lib.New n; X(Lib.New n) { this.n = n; }"
                        + " @SuppressWarnings(\"deprecation\") public void m() { n.m(); }"
                        + " @SuppressWarnings(\"deprecation\") public void d() { n.d(); }",
                """
                    static final int FIELD = Lib.api();
                    public void h() { Lib.api(); }
                    static class Nested { Runnable r = () -> Lib.api(); }
                    @SuppressWarnings("deprecation") void quiet() { Lib.api(); }
                }
                """),
        REMOVAL(
                """
                class Lib {
                    interface Old { @Deprecated(forRemoval = true) void m(); }
                    interface ByHand { @Deprecated(forRemoval = true) void h(); }
                    @Deprecated(forRemoval = true) static int api() { return 1; }
                }
                """,
                "emissary X(Lib.Old n) implements Lib.ByHand {",
                "final class X implements Lib.Old, Lib.ByHand { private final Lib.Old n; X(Lib.Old n) { this.n = n; }"
                        + " @SuppressWarnings(\"removal\") @Deprecated(forRemoval = true) public void m() { n.m(); }",
                """
                    static final int FIELD = Lib.api();
                    public void h() { Lib.api(); }
                    static class Nested { Runnable r = () -> Lib.api(); }
                    @SuppressWarnings("removal") void quiet() { Lib.api(); }
                }
                """),
        OVERLOADS(
                """
                @SuppressWarnings("overloads") interface Lib { void m(IntFunction<?> f); void m(DoubleFunction<?> f); }
                """,
                "emissary X(Lib l) {",
                "final class X implements Lib { private final Lib l; X(Lib l) { this.l = l; }"
                        + " @SuppressWarnings(\"overloads\") public void m(IntFunction<?> f) { l.m(f); }"
                        + " @SuppressWarnings(\"overloads\") public void m(DoubleFunction<?> f) { l.m(f); }",
                """
                    void h(IntFunction<?> f) { }
                    void h(DoubleFunction<?> f) { }
                    static class Nested { void h(LongFunction<?> f) { } void h(DoubleFunction<?> f) { } }
                }
                """),
        SERIAL(
                """
                @SuppressWarnings("serial") interface Lib extends Serializable { void writeObject(Object o); }
                """,
                "emissary X(Lib l, Runnable r) {",
                "final class X implements Lib, Runnable { private final Lib l;"
                        + " private final Runnable r; X(Lib l, Runnable r) { this.l = l; this.r = r; }"
                        + " public void writeObject(Object o) { l.writeObject(o); } public void run() { r.run(); }"
                        + " private void writeObject(ObjectOutputStream s) throws NotSerializableException { throw new NotSerializableException(); }"
                        + " private void readObject(ObjectInputStream s) throws NotSerializableException { throw new NotSerializableException(); }",
                """
                    static class Nested implements Serializable { }
                    static class Public implements Serializable { static final long serialVersionUID = 1; public void readObject(ObjectInputStream s) { } }
                    final Object anonymous = new Serializable() { };
                }
                """),
        SERIALIZABLE(
                """
                interface Lib extends Serializable { void m(); }
                """,
                "emissary X(Lib l, Runnable r) implements Serializable {",
                "final class X implements Lib, Serializable, Runnable { private final Lib l; private final Runnable r;"
                        + " X(Lib l, Runnable r) { this.l = l; this.r = r; } public void m() { l.m(); } public void run() { r.run(); }",
                """
                    static class Nested implements Serializable { }
                    final Thread field = null;
                }
                """,
                "compiler.warn.missing.SVUID",
                "compiler.warn.non.serializable.instance.field");

        private static final String IMPORTS = "import java.io.*;\nimport java.util.*;\nimport java.util.function.*;\n";

        final String types;
        final String emissary;
        final String byHand;
        final String body;
        /** What is to be said of the class itself. */
        final Set<String> ofTheClass;

        Case(String types, String emissary, String byHand, String body, String... ofTheClass) {
            this.types = types;
            this.emissary = emissary;
            this.byHand = byHand;
            this.body = body;
            this.ofTheClass = Set.of(ofTheClass);
        }

        List<JavaFileObject> files(String header) {
            return List.of(JavaFileObjects.forSourceString("Source", IMPORTS + types + header + "\n" + body));
        }

        long headerLine() {
            return (IMPORTS + types).lines().count() + 1;
        }
    }

    private static List<String> ofHandWrittenCode(Case tested, Compiled compiled) {
        return compiled.diagnostics().stream()
                .filter(message -> message.line() != tested.headerLine())
                .map(Compiled.Message::at)
                .sorted()
                .toList();
    }

    private static Set<String> ofTheClass(Case tested, Compiled compiled) {
        return compiled.diagnostics().stream()
                .filter(message -> message.line() == tested.headerLine())
                .map(Compiled.Message::key)
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"EM-FWD-3", "EM-CLASS-5"})
    void exactlyWhatIsWrittenByHandIsWarnedAbout(Case tested) {
        Compiled byHand = WithAndWithout.without(tested.files(tested.byHand)).successful();
        Compiled emissary = WithAndWithout.with(tested.files(tested.emissary)).successful();
        assertThat(ofHandWrittenCode(tested, byHand)).isNotEmpty();
        assertThat(ofHandWrittenCode(tested, emissary)).isEqualTo(ofHandWrittenCode(tested, byHand));
        assertThat(tested.ofTheClass).containsAll(ofTheClass(tested, emissary));
        assertThat(ofTheClass(tested, byHand)).containsAll(ofTheClass(tested, emissary));
    }

    @ParameterizedTest
    @EnumSource(names = "SERIALIZABLE", mode = EnumSource.Mode.EXCLUDE)
    @Clause("EM-FWD-3")
    void forwardersAloneAreNoReasonForAWarningOrANote(Case tested) {
        String alone = tested.emissary.replace(" implements Lib.ByHand {", " {") + "}";
        String source = Case.IMPORTS.replaceAll("\n", " ") + tested.types.replaceAll("\n", " ") + alone;
        for (List<String> options : List.of(List.<String>of(), List.of("-Xlint:all,-processing", "-Werror"))) {
            assertThat(keys(options, source)).as(options.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"UNCHECKED", "DEPRECATION"})
    @Clause("EM-FWD-3")
    void whatIsWrittenByHandIsNotedWithoutLint(Case tested) {
        String source = Case.IMPORTS + tested.types + tested.emissary + "\n" + tested.body;
        String what = tested == Case.UNCHECKED ? "unchecked" : "deprecated";
        assertThat(keys(List.of(), source))
                .containsExactlyInAnyOrder(
                        "compiler.note." + what + ".filename", "compiler.note." + what + ".recompile");
    }

    private static List<String> keys(List<String> options, String source) {
        return Javac.withPluginOfTests()
                .withOptions(options.toArray(String[]::new))
                .withOptions("-Xplugin:Emissary lint=off", "-proc:none")
                .compile(source)
                .diagnostics()
                .stream()
                .map(Compiled.Message::key)
                .toList();
    }

    /** A warning about an overload by hand of a forwarder is about the former; it stands where javac puts it. */
    @Test
    @Clause("EM-FWD-3")
    void anOverloadByHandOfAForwarderIsWarnedAbout() {
        Compiled compiled = WithAndWithout.with(List.of(JavaFileObjects.forSourceString("Source", """
                import java.util.function.*;
                interface Lib { void m(IntFunction<?> f); }
                emissary X(Lib l) {
                    void m(DoubleFunction<?> f) { }
                }
                """)));
        assertThat(compiled.diagnostics())
                .extracting(Compiled.Message::key)
                .containsExactly("compiler.warn.potentially.ambiguous.overload");
    }

    @Test
    @Clause({"EM-FWD-3", "EM-EQ-1"})
    void plainJavaSuppressesOnTheMethodsWhatJavacAsksOfThem(@TempDir Path directory) {
        for (Case tested : List.of(Case.DEPRECATION, Case.REMOVAL, Case.OVERLOADS)) {
            String source = Case.IMPORTS + tested.types + tested.emissary + "\n" + tested.body;
            Desugared desugared = Desugared.of(List.of(source), directory.resolve(tested.name()));
            assertThat(desugared.complaint()).isEmpty();
            String plain = desugared.plain().values().iterator().next();
            assertThat(plain.lines().filter(line -> line.startsWith("@SuppressWarnings")))
                    .as(plain)
                    .noneMatch(line -> !line.contains(" interface ") && !line.contains(" class "));
            assertThat(plain).contains("  @SuppressWarnings(\"" + tested.name().toLowerCase(Locale.ROOT) + "\")");
        }
    }

    @ParameterizedTest
    @EnumSource
    @NoClause("the names by which javac's checks are known")
    void javacHasTheChecksThatForwardersHideFrom(CallingCheck check) throws ClassNotFoundException {
        boolean since18 = check == CallingCheck.EXTERNALIZABLE_CLASS;
        if (!since18 || Runtime.version().feature() >= 18) {
            assertThat(Arrays.stream(Class.forName(check.className()).getDeclaredMethods()))
                    .anyMatch(method -> method.getName().equals(check.methodName()));
        }
    }
}
