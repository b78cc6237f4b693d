package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conformance tests of diagnostics that no case can state: by comparison, by their texts, or as options (EM-DIAG). */
class MistakesTest {
    /** Javac looks at the flow of control of one text whatever is wrong with another. */
    private static final String FLOW = "--should-stop=ifError=FLOW";

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
    @Test
    @Clause("EM-CLASS-4")
    void anInitializerReadsWhatThatOfTheClassMayRead() {
        List<String> emissaries = new ArrayList<>();
        List<String> classes = new ArrayList<>();
        for (String expression : List.of(
                "task",
                "(this).task",
                "SELF.this.task",
                "read()",
                "(Supplier<Object>) () -> task",
                "(Supplier<Object>) () -> SELF.this.task",
                "(Supplier<Object>) () -> { class Local { Object read() { return task; } } return new Local(); }",
                "(Runnable) task::run",
                "(Runnable) SELF.this.task::run",
                "new Object() { Object read() { return task; } }",
                "new Object() { Object read = task; }",
                "new Object() { Object read = SELF.this.task; }",
                "new Object() { Object read; { read = task; } }",
                "task = null")) {
            String body = "private final Object state = %s; Object read() { return task; }".formatted(expression);
            emissaries.add("import java.util.function.*; emissary X(Runnable task) { %s }"
                    .formatted(body.replace("SELF", "X")));
            classes.add("import java.util.function.*; class C { private final Runnable task; %s"
                            .formatted(body.replace("SELF", "C"))
                    + " C(Runnable task) { this.task = task; } }");
        }
        List<List<Message>> found = emissary().withOptions(FLOW).messagesOfEach(emissaries);
        List<List<Message>> expected = Javac.plain().withOptions(FLOW).messagesOfEach(classes);
        assertThat(expected).contains(List.of()).anyMatch(messages -> messages.size() == 1);
        for (int i = 0; i < classes.size(); i++) {
            boolean assigned = emissaries.get(i).contains("state = task = null");
            assertThat(found.get(i)).as(emissaries.get(i)).hasSameSizeAs(expected.get(i));
            assertThat(found.get(i))
                    .as(emissaries.get(i))
                    .allMatch(message -> assigned || message.key().equals("emissary.err.initializer.early"));
        }
    }

    @Test
    @Clause({"EM-CLASS-4", "EM-DIAG-3"})
    void anInitializerOfAFieldThatIsNotFinalIsNoSecondError() {
        assertThat(emissary()
                        .withOptions(FLOW)
                        .compile("emissary X(Runnable task) { Object state = task; }")
                        .errors())
                .containsExactly("X.java:1 emissary.err.field.not.final");
    }

    /** javac enters type parameters while the class is a record to it. */
    @Test
    @Clause({"EM-CLASS-1", "EM-DIAG-3"})
    void anEmissaryIsAClassToJavacsMessagesThroughout() {
        assertThat(emissary()
                        .compile("@dev.emissary.Emissary record A<T, T>(Comparable<T> t) {}")
                        .diagnostics())
                .singleElement()
                .satisfies(message ->
                        assertThat(message.text()).contains("class A").doesNotContain("record"));
    }

    /** The order of javac's errors depends on annotation processing here, so each source is compiled once only. */
    @Test
    @Clause("EM-DIAG-3")
    void cyclesThroughTheHeaderGiveErrorsAndNoCrash() {
        for (String source : List.of(
                "emissary A(B.C a); class B extends A.D {}",
                "emissary A(A.B a) implements A.B, A { class B extends A {} }",
                "emissary A(I i); interface I { A.B b(); } class B extends A {}")) {
            assertThat(emissary()
                            .withProcessors(new ScriptedProcessor((tools, round) -> {}))
                            .compile(source)
                            .errors())
                    .isNotEmpty()
                    .allMatch(error -> error.startsWith("A.java:1 compiler.err."));
        }
    }

    @Test
    @Clause({"EM-DIAG-4", "EM-OPT-6"})
    void warningsOfThePluginNameItAndCountForWerror() {
        Compiled compiled = emissary("lint=on").withOptions("-Werror").compile("emissary A(CharSequence c);");
        assertThat(compiled.errors()).containsExactly(":0 compiler.err.warnings.and.werror");
        assertThat(compiled.diagnostics().get(0).text()).startsWith("[emissary] ");
    }
}
