package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.play.Program.View;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page is told about programs. */
class AnswerTest {
    private static WarmCompiler compiler;

    @TempDir
    private Path scratch;

    @BeforeAll
    static void open() throws IOException {
        compiler = new WarmCompiler();
    }

    @AfterAll
    static void close() {
        compiler.close();
    }

    @Test
    void theLoaderOfThePluginStays() throws IOException {
        answer("emissary First(Runnable r);");
        assertThat(answer("emissary Second(Runnable r);").plain()).contains("final class Second");
    }

    @Test
    void aProgramWithoutEmissariesHasNoPlainClass() throws IOException {
        Answer answer = answer("class A {}", View.values());
        assertThat(answer.plain()).isNull();
        assertThat(answer.messages()).isEmpty();
        assertThat(answer.clauses()).isEmpty();
    }

    @Test
    void theOtherDeclarationsAreShownWhereOneIsWrong() throws IOException {
        Answer answer = answer("emissary Right(Runnable r);\nclass Wrong { int i = ; }", View.FORWARDERS);
        assertThat(answer.plain()).contains("final class Right", "class Wrong { int i = ; }");
        assertThat(answer.messages()).singleElement().satisfies(message -> {
            assertThat(message.kind()).isEqualTo("error");
            assertThat(message.key()).startsWith("compiler.err.");
            assertThat(message.line()).isEqualTo(2);
        });
        assertThat(answer.forwarders()).hasSize(1);
    }

    /** Of a class without a method, javac says the whole class, from its first modifier to its brace. */
    @Test
    void oneErrorIsMarkedOnOneLine() throws IOException {
        String program = """
                /** A task. */
                @SuppressWarnings("all")
                class Task implements Runnable {
                    int i;
                }
                """;
        assertThat(answer(program).messages())
                .extracting(message -> program.substring(message.from(), message.to()))
                .containsExactly("class Task implements Runnable {");
    }

    @Test
    void aForwarderTellsWhatItStandsFor() throws IOException {
        Answer answer = answer("""
                interface Query { Query where(String condition); default void reset() {} }
                emissary Shielded(Query query, java.util.List<String> list) { public int size() { return 0; } }
                """, View.FORWARDERS);
        assertThat(answer.forwarders())
                .extracting(PlainClass.Forwarder::text)
                .contains(
                        "Stands for Query.where(String), a method of the delegate query (Query)."
                                + " If the delegate returns itself, the caller gets this emissary in its place.",
                        "Stands for java.util.List.isEmpty(), a method of the delegate list (java.util.List<String>).")
                .noneMatch(text -> text.contains(".size()"));
        for (PlainClass.Forwarder hint : answer.forwarders()) {
            assertThat(answer.plain().substring(hint.from(), hint.to()))
                    .startsWith("@Override")
                    .endsWith("}");
        }
    }

    @Test
    void clausesSayWhatTheyMeanForTheProgram() throws IOException {
        Answer answer = answer("""
                interface Query extends java.io.Serializable { Query where(String condition); }
                emissary Shielded(Query query);
                emissary Wrong(String text);
                """, View.CLAUSES);
        assertThat(answer.clauses())
                .extracting(Clauses.Note::clause)
                .contains("EM-DEL-1", "EM-CLASS-1", "EM-CLASS-5", "EM-CTOR-1", "EM-FWD-1", "EM-FWD-5", "EM-DEL-5")
                .doesNotContain("EM-OPT-7", "EM-FWD-6");
        assertThat(answer.clauses()).allSatisfy(note -> assertThat(note.title()).isNotEmpty());
    }

    @Test
    void linesAreCounted() throws IOException {
        Answer answer = answer("""
                // a comment
                interface A { void a(); }

                emissary B(A a);
                """, View.COMPARISON);
        assertThat(answer.lines()).isEqualTo(2);
        assertThat(answer.comparison().plain()).contains("final class B implements A {");
        assertThat(answer.comparison().classes()).singleElement().satisfies(plain -> {
            assertThat(List.of(plain.declared(), plain.byHand())).containsExactly(1, 10);
            assertThat(plain.forwarders()).hasSize(1);
        });
    }

    @Test
    void reflectionAndBytecodeAreThoseOfTheEmissary() throws IOException {
        Answer answer = answer("class Other {} emissary Task(Runnable r);", View.REFLECTION, View.BYTECODE);
        assertThat(answer.reflection()).singleElement().satisfies(mirror -> {
            assertThat(mirror.name()).isEqualTo("Task");
            assertThat(mirror.answers())
                    .contains(
                            new ReflectionView.Answer("getModifiers()", List.of("final")),
                            new ReflectionView.Answer("isRecord()", List.of("false")),
                            new ReflectionView.Answer(
                                    "getDeclaredFields()", List.of("private final java.lang.Runnable r")),
                            new ReflectionView.Answer("getDeclaredMethods()", List.of("public void run()")));
        });
        assertThat(answer.bytecode()).startsWith("final class Task extends").contains("invokeinterface");
    }

    /** Nothing that is compiled is initialized, or even loaded. */
    @Test
    void neverRunsTheProgram() throws IOException {
        Path trace = scratch.resolve("trace");
        answer(
                "emissary Task(Runnable r) { static { try { java.nio.file.Files.createFile(java.nio.file.Path.of(\""
                        + trace.toString().replace("\\", "\\\\") + "\")); } catch (java.io.IOException e) {} } }",
                View.values());
        assertThat(Files.exists(trace)).isFalse();
    }

    @Test
    void runsNoProcessorsAndSeesNoClassesOfTheCommand() throws IOException {
        Answer answer = answer("class A { picocli.CommandLine line; }");
        assertThat(answer.messages()).extracting(Message::key).containsExactly("compiler.err.doesnt.exist");
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void noMistakeMakesTheCompilerFail(String source) throws IOException {
        assertThat(answer(source, View.values()).messages())
                .isNotEmpty()
                .allSatisfy(message -> assertThat(message.text()).doesNotContain("the compiler fails", "\tat "));
    }

    static List<String> mistakes() {
        return List.of(
                "emissary",
                "emissary X(",
                "emissary X(Runnable r",
                "emissary X();",
                "emissary X(X x);",
                "\"never closed",
                "/* never closed",
                "@Emissary record X(Runnable r) {}",
                "package a.b; import c.d; emissary X(Runnable r);",
                "module m { requires n; }",
                "class A { int i = " + "(".repeat(200) + "; }",
                "\u0000\uFFFF");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleCompiles(Examples.Example example) throws IOException {
        Set<View> views = Set.of(View.values());
        boolean superclass = !example.options().contains("superclass=none");
        Answer answer = Answer.of(compiler, new Program(example.source(), superclass, false, true, views));
        assertThat(answer.messages()).noneMatch(message -> message.kind().equals("error"));
        assertThat(answer.plain()).isNotNull().isNotEqualTo(example.source());
        assertThat(answer.clauses()).isNotEmpty();
        assertThat(answer.comparison().classes()).isNotEmpty();
    }

    static List<Examples.Example> examples() throws IOException {
        return Examples.all();
    }

    private static Answer answer(String source, View... views) throws IOException {
        return Answer.of(compiler, program(source, views));
    }

    /** Returns a program with the options that the page begins with. */
    static Program program(String source, View... views) {
        return new Program(source, true, false, true, Set.of(views));
    }
}
