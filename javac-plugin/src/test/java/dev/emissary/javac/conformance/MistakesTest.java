package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Conformance tests of diagnostics that no case can state: by comparison, by their texts, or as options (EM-DIAG-3,
 * EM-CLASS-4, EM-DEL-5, EM-CLASS-1, EM-DIAG-4, EM-OPT-6).
 */
class MistakesTest {
    /** Javac looks at the flow of control of one text whatever is wrong with another. */
    private static final String FLOW = "--should-stop=ifError=FLOW";

    /** ecj says nothing more of a class with an unknown superinterface. */
    @Test
    void anArrayIsReportedBesideAnUnknownInterfaceThatCannotMeanIt() {
        assertThat(emissary()
                        .compile("emissary A(int[] a, Runnable r) implements Missing;")
                        .errors())
                .containsExactlyInAnyOrder(
                        "A.java:1 compiler.err.cant.resolve", "A.java:1 emissary.err.component.not.interface");
    }

    /** The rules for blank final fields (JLS 16), which find simple names and {@code this.task} only. */
    @Test
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
    void anInitializerOfAFieldThatIsNotFinalIsNoSecondError() {
        assertThat(emissary()
                        .withOptions(FLOW)
                        .compile("emissary X(Runnable task) { Object state = task; }")
                        .errors())
                .containsExactly("X.java:1 emissary.err.field.not.final");
    }

    /** javac enters type parameters while the class is a record to it. */
    @Test
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
    void cyclesThroughTheHeaderGiveErrorsAndNoCrash() {
        for (String source : List.of(
                "emissary A(B.C a); class B extends A.D {}",
                "emissary A(A.B a) implements A.B, A { class B extends A {} }",
                "emissary A(I i); interface I { A.B b(); } class B extends A {}")) {
            assertThat(emissary()
                            .withProcessors(ScriptedProcessor.idle())
                            .compile(source)
                            .errors())
                    .isNotEmpty()
                    .allMatch(error -> error.startsWith("A.java:1 compiler.err."));
        }
    }

    @Test
    void warningsOfThePluginNameItAndCountForWerror() {
        Compiled compiled = emissary("lint=on").withOptions("-Werror").compile("emissary A(CharSequence c);");
        assertThat(compiled.errors()).containsExactly(":0 compiler.err.warnings.and.werror");
        assertThat(compiled.diagnostics().get(0).text()).startsWith("[emissary] ");
    }

    /** Java does not let a bound follow a type variable; a class file of another language may. */
    @Test
    void boundsOfAnotherLanguageAreJudgedByWhatStandsInForATypeVariable(@TempDir Path directory) throws IOException {
        ClassWriter foreign = new ClassWriter(0);
        int access = Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_PUBLIC;
        String ofInterface = "<T:Ljava/lang/Object;>Ljava/lang/Object;";
        foreign.visit(Opcodes.V11, access, "Foreign", ofInterface, "java/lang/Object", null);
        foreign.visitMethod(
                Opcodes.ACC_ABSTRACT | Opcodes.ACC_PUBLIC,
                "m",
                "(Ljava/lang/Object;)V",
                "<U:TT;:Ljava/io/Closeable;>(TU;)V",
                null);
        Files.write(directory.resolve("Foreign.class"), foreign.toByteArray());
        assertThat(emissary().seeing(directory).compile("""
                emissary OfClass(Foreign<String> foreign);
                emissary OfInterface(Foreign<Runnable> foreign);
                emissary OfObject(Foreign<Object> foreign);
                emissary OfVariable<V>(Foreign<V> foreign);
                emissary OfArray(Foreign<String[]> foreign);
                """).errors())
                .containsExactly(
                        "OfClass.java:4 emissary.err.method.bounds", "OfClass.java:5 emissary.err.method.bounds");
    }
}
