package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ScriptedProcessor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of diagnostics that no case can state: by comparison, by their texts, or as options (EM-DIAG). */
class MistakesTest {
    /** Where javac points within a tree and Eclipse does not, at the mark ^, which is taken out; cases have the others. */
    @ParameterizedTest
    @Clause({"EM-DIAG-1", "EM-DIAG-2", "EM-DIAG-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "keyword.kind            | emissary ^class A(Runnable r) { }",
                "accessor.outside        | emissary A(Runnable r); class X { Object x(A a) { return a^.r(); } }",
                "super.call              | emissary A(Runnable r) { public void run() { super^.run(); } }",
                "compact.assignment      | emissary A(Runnable r) { A { this.r ^= r; } }",
                "compact.assignment      | @dev.emissary.Emissary(Runnable.class) record A(Runnable r, int n) { A { this.n^++; } }",
                "compact.assignment      | @dev.emissary.Emissary(Runnable.class) record A(Runnable r, int n) { A { int m = ^--this.n; } }",
                "compact.assignment      | @dev.emissary.Emissary(Runnable.class) record A(Runnable r, int n) { A { if (n > 0) (this.n) ^-= 2; } }",
                "initializer.early       | emissary A(Runnable r) { final int g = 1, h = this^.r.hashCode(); A { } }",
                "canonical.generic       | emissary A<T>(Comparable<T> c) { <^T> A { T t; } }",
            })
    void eachMistakeIsOneErrorWithItsKeyAndPosition(String key, String marked) {
        Compiled compiled = emissary().compile("class Foo {}\n" + marked.replace("^", ""));
        assertThat(compiled.errors()).containsExactly("Foo.java:2 emissary.err." + key);
        assertThat(compiled.diagnostics()).hasSize(1);
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(marked.indexOf('^') + 1);
    }

    /** ecj says nothing more of a class with an unknown superinterface. */
    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    void anArrayIsReportedBesideAnUnknownInterfaceThatCannotMeanIt() {
        assertThat(emissary()
                        .compile("emissary A(int[] a, Runnable r) implements Missing;")
                        .errors())
                .containsExactlyInAnyOrder(
                        "A.java:1 compiler.err.cant.resolve", "A.java:1 emissary.err.component.not.interface");
    }

    /** The rules for blank final fields (JLS 16), which find simple names and {@code this.task} only. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "task",
                "this.task",
                "(this).task",
                "SELF.this.task",
                "read()",
                "(Supplier<Object>) () -> task",
                "(Supplier<Object>) () -> this.task",
                "(Supplier<Object>) () -> SELF.this.task",
                "(Supplier<Object>) () -> { class Local { Object read() { return task; } } return new Local(); }",
                "(Runnable) task::run",
                "(Runnable) SELF.this.task::run",
                "new Object() { Object read() { return task; } }",
                "new Object() { Object read = task; }",
                "new Object() { Object read = SELF.this.task; }",
                "new Object() { Object read; { read = task; } }",
                "task = null",
            })
    @Clause("EM-CLASS-4")
    void anInitializerReadsWhatThatOfTheClassMayRead(String expression) {
        String body = "private final Object state = %s; Object read() { return task; }".formatted(expression);
        Compiled emissary = emissary()
                .compile("import java.util.function.*; emissary X(Runnable task) { %s }"
                        .formatted(body.replace("SELF", "X")));
        Compiled byHand = emissary().compile("""
                import java.util.function.*;
                class C { private final Runnable task; %s C(Runnable task) { this.task = task; } }
                """.formatted(body.replace("SELF", "C")));
        assertThat(emissary.errors()).hasSameSizeAs(byHand.errors());
        if (!expression.contains("=") || expression.contains("new")) {
            assertThat(emissary.errors()).allMatch(error -> error.endsWith("emissary.err.initializer.early"));
        }
    }

    /** javac enters type parameters while the class is a record to it. */
    @ParameterizedTest
    @Clause({"EM-CLASS-1", "EM-DIAG-3"})
    @ValueSource(
            strings = {"emissary A<T, T>(Comparable<T> t);", "@dev.emissary.Emissary record A<T, T>(Comparable<T> t) {}"
            })
    void anEmissaryIsAClassToJavacsMessagesThroughout(String source) {
        Compiled compiled = emissary().compile("class Foo {}\n" + source);
        assertThat(compiled.diagnostics()).hasSize(1);
        assertThat(compiled.diagnostics().get(0).text()).contains("class A").doesNotContain("record");
    }

    /** The order of javac's errors depends on annotation processing here, so each source is compiled once only. */
    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @ValueSource(
            strings = {
                "emissary A(B.C a); class B extends A.D {}",
                "emissary A(A.B a) implements A.B, A { class B extends A {} }",
                "emissary A(I i); interface I { A.B b(); } class B extends A {}",
            })
    void cyclesThroughTheHeaderGiveErrorsAndNoCrash(String source) {
        assertThat(emissary()
                        .withProcessors(new ScriptedProcessor((tools, round) -> {}))
                        .compile("class Foo {}\n" + source)
                        .errors())
                .isNotEmpty()
                .allMatch(error -> error.startsWith("Foo.java:2 compiler.err."));
    }

    @Test
    @Clause({"EM-DIAG-4", "EM-OPT-6"})
    void warningsOfThePluginNameItAndCountForWerror() {
        Compiled compiled = emissary("lint=on").withOptions("-Werror").compile("emissary A(CharSequence c);");
        assertThat(compiled.errors()).containsExactly(":0 compiler.err.warnings.and.werror");
        assertThat(compiled.diagnostics().get(0).text()).startsWith("[emissary] ");
    }
}
