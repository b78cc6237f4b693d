package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.Mark;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Conformance tests of lint: forwarders cause no warning, and hand-written code beside them keeps its own (EM-FWD-3,
 * EM-CLASS-5, EM-FORM-3).
 */
class HandWrittenWarningsTest {
    /** An emissary whose forwarders deserve a warning, with code in its body that has one in each line that says so. */
    enum Case {
        UNCHECKED("""
                @SuppressWarnings({"rawtypes", "unchecked"}) class Lib {
                    interface One { List<String> m(List<String> l); <X extends Exception> void t() throws X; }
                    interface Two extends One { List m(List l); void t() throws Exception; }
                    interface Three { <X extends Exception> void v(Class<X> c) throws X; }
                    interface Four extends Three { <X extends Exception> void v(Class<X> c) throws X, IOException; }
                    interface ByHand { List<String> h(List<String> l); <X extends Exception> void u() throws X; }
                }
                emissary X(Lib.Two two, Lib.Four four) implements Lib.ByHand {
                    static final List<String> FIELD = raw(); // warning
                    static { raw().add("unchecked"); } // warning
                    final Runnable lambda = () -> raw().add("unchecked"); // warning
                    @SuppressWarnings("rawtypes") static List raw() { return new ArrayList(); }
                    @SuppressWarnings("rawtypes") public List h(List l) { return l; } // warning
                    public void u() throws Exception { } // warning
                    static class Nested { List<String> field = raw(); } // warning
                    @SuppressWarnings("unchecked") void quiet() { raw().add("suppressed"); }
                }
                """),
        OVERRIDES("""
                class Lib {
                    interface One { void m(String[] s); }
                    @SuppressWarnings("overrides") interface Two extends One { void m(String... s); }
                    interface ByHand { void h(String[] s); }
                }
                emissary X(Lib.Two two) implements Lib.ByHand { // warning
                    public void h(String... s) { } // warning
                    static class Nested implements Lib.ByHand { public void h(String... s) { } } // warning
                    @Override public boolean equals(Object other) { return other == this; }
                }
                """),
        TRY("""
                emissary X(AutoCloseable c) {
                    interface Nested extends AutoCloseable { void close() throws InterruptedException; } // warning
                    static void use(X x) throws Exception { try (x) { x.close(); } }
                    static void nested() throws Exception { try (Nested n = null) { } } // warning
                    final Object anonymous = new AutoCloseable() { public void close() throws Exception { } }; // warning
                }
                """),
        DEPRECATION("""
                class Lib {
                    interface Gone { @Deprecated(forRemoval = true) void r(); }
                    @SuppressWarnings("removal")
                    interface Old extends Gone { @Deprecated void m(); @Deprecated default void d() { } }
                    @SuppressWarnings("deprecation") interface New extends Old { void m(); void d(); }
                    interface ByHand { @Deprecated void h(); @Deprecated(forRemoval = true) void g(); }
                    @Deprecated static int api() { return 1; }
                    @Deprecated(forRemoval = true) static int gone() { return 1; }
                }
                emissary X(Lib.New n) implements Lib.ByHand {
                    static final int FIELD = Lib.api(); // warning
                    public void h() { Lib.api(); } // warning
                    public void g() { Lib.gone(); } // warning
                    static class Nested { Runnable r = () -> Lib.api(); } // warning
                    @SuppressWarnings({"deprecation", "removal"}) void quiet() { Lib.api(); Lib.gone(); }
                }
                """),
        OVERLOADS("""
                @SuppressWarnings("overloads") interface Lib { void m(IntFunction<?> f); void m(DoubleFunction<?> f); }
                emissary X(Lib l) {
                    void h(IntFunction<?> f) { } void h(DoubleFunction<?> f) { } // warning
                    static class Nested { void h(LongFunction<?> f) { } void h(DoubleFunction<?> f) { } } // warning
                }
                """),
        ADDITIONAL_FIELDS("""
                @dev.emissary.Emissary record X(Runnable r) {
                    /** Old.
                     * @deprecated no longer */
                    protected final int x = 1; // warning
                    /** Old.
                     * @deprecated no longer */
                    @Deprecated final int y = 1;
                    final List list = null; // warning
                    @SuppressWarnings("rawtypes")
                    private final List other = null;
                }
                """),
        OVERLOADS_OF_A_FORWARDER("""
                interface Lib { void m(IntFunction<?> f); }
                emissary X(Lib l) { void m(DoubleFunction<?> f) { } } // warning
                """),
        SERIAL("""
                @SuppressWarnings("serial") interface Lib extends Serializable { void writeObject(Object o); }
                emissary X(Lib l, Runnable r) {
                    static class Nested implements Serializable { } // warning
                    static class Public implements Serializable {
                        static final long serialVersionUID = 1;
                        public void readObject(ObjectInputStream s) { } // warned from 18
                    }
                    final Object anonymous = new Serializable() { }; // warned from 18
                }
                """),
        EXTERNALIZABLE("""
                interface Lib extends Externalizable { void m(); }
                emissary X(Lib l) {
                    static class Nested implements Externalizable { // warning
                        public void writeExternal(ObjectOutput out) { }
                        public void readExternal(ObjectInput in) { }
                    }
                }
                """),
        SERIALIZABLE("""
                interface Lib extends Serializable { void m(); }
                emissary X(Lib l, Runnable r) implements Serializable { // warning
                    static class Nested implements Serializable { } // warning
                    final Thread field = null; // warned from 18
                }
                """);

        private static final String IMPORTS = "import java.io.*; import java.util.*; import java.util.function.*;\n";

        final String source;

        Case(String source) {
            this.source = IMPORTS
                    + source.replace("// warned from 18", Runtime.version().feature() < 18 ? "" : "// warning");
        }
    }

    @ParameterizedTest
    @EnumSource
    void exactlyWhatIsWrittenByHandIsWarnedAbout(Case tested) {
        List<Integer> expected =
                Mark.in("Source.java", tested.source).stream().map(Mark::line).toList();
        Compiled compiled = Javac.with(Javac.texts(tested.source)).successful();
        assertThat(compiled.diagnostics().stream().map(Diagnostic::line).distinct())
                .as(compiled.places().toString())
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void forwardersAloneAreNoReasonForAWarningOrANote() {
        List<String> texts = new ArrayList<>();
        for (Case tested : EnumSet.complementOf(EnumSet.of(Case.SERIALIZABLE))) {
            texts.add(tested.source.substring(0, tested.source.indexOf(")", tested.source.indexOf(" X(")) + 1) + " {}");
        }
        for (String[] options : new String[][] {{}, {"-Xlint:all,-processing", "-Werror"}}) {
            Javac javac = Javac.withPluginOfTests()
                    .withOptions(options)
                    .withOptions("-Xplugin:Emissary lint=off", "-proc:none");
            assertThat(javac.messagesOfEach(texts)).containsOnly(List.of());
        }
    }

    @Test
    void whatIsWrittenByHandIsNotedWithoutLint() {
        Javac javac = Javac.withPluginOfTests().withOptions("-Xplugin:Emissary lint=off", "-proc:none");
        assertThat(javac.compile(Case.UNCHECKED.source).diagnostics())
                .extracting(Diagnostic::key)
                .containsExactly("compiler.note.unchecked.filename", "compiler.note.unchecked.recompile");
        assertThat(javac.compile(Case.DEPRECATION.source).diagnostics())
                .extracting(Diagnostic::key)
                .contains("compiler.note.deprecated.filename", "compiler.note.deprecated.recompile");
    }
}
