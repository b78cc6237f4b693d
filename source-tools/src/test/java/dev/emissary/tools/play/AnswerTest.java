package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page is told about programs. */
class AnswerTest {
    @TempDir
    private Path scratch;

    /** Of a class without a method, javac says the whole class, from its first modifier to its brace. */
    @Test
    void oneErrorIsMarkedOnOneLine() throws IOException {
        String program =
                "/** A task. */\n@SuppressWarnings(\"all\")\nclass Task implements Runnable {\n    int i;\n}\n";
        assertThat(answer(program).messages())
                .extracting(message -> program.substring(message.from(), message.to()))
                .containsExactly("class Task implements Runnable {");
    }

    @Test
    void seesNoClassesOfTheCommand() throws IOException {
        Answer answer = answer("class A { dev.emissary.javac.EmissaryPlugin plugin; }");
        assertThat(answer.messages()).extracting(Answer.Message::key).containsExactly("compiler.err.doesnt.exist");
        assertThat(answer.plain()).isNull();
    }

    @Test
    void theOtherDeclarationsAreShownWhereOneIsWrong() throws IOException {
        Answer answer = answer("emissary Right(Runnable r);\nclass Wrong { int i = ; }");
        assertThat(answer.plain()).contains("final class Right", "class Wrong { int i = ; }");
        assertThat(answer.messages()).singleElement().satisfies(message -> {
            assertThat(message.kind()).isEqualTo("error");
            assertThat(message.key()).startsWith("compiler.err.");
            assertThat(message.line()).isEqualTo(2);
        });
    }

    @Test
    void linesAreCountedAndBytecodeIsThatOfTheEmissary() throws IOException {
        Answer answer = answer("// a comment\n\nemissary Task(Runnable r);");
        assertThat(answer.lines()).isEqualTo(1);
        assertThat(answer.plainLines()).isGreaterThan(answer.lines());
        assertThat(answer.bytecode()).contains("final class Task extends", "INVOKEINTERFACE");
    }

    /** Nothing that is compiled is initialized, or even loaded. */
    @Test
    void neverRunsTheProgram() throws IOException {
        Path trace = scratch.resolve("trace");
        answer("emissary Task(Runnable r) { static { try { java.nio.file.Files.createFile(java.nio.file.Path.of(\""
                + trace.toString().replace("\\", "\\\\") + "\")); } catch (java.io.IOException e) {} } }");
        assertThat(Files.exists(trace)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "emissary",
                "emissary X(Runnable r",
                "emissary X();",
                "emissary X(X x);",
                "\"never closed",
                "@Emissary record X(Runnable r) {}",
                "module m { requires n; }",
                "class A { int i = ((((((((((((((((((((((((((((((((((((((((((((((((((; }",
                "\u0000\uFFFF"
            })
    void noMistakeMakesTheCompilerFail(String source) throws IOException {
        assertThat(answer(source).messages())
                .isNotEmpty()
                .allSatisfy(message -> assertThat(message.text()).doesNotContain("the compiler fails", "\tat "));
    }

    static List<Examples.Example> examples() throws IOException {
        return Examples.all();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleShowsWhatItSays(Examples.Example example) throws IOException {
        boolean superclass = !example.options().contains("superclass=none");
        Answer answer = answer(new Program(example.source(), superclass, false, true, true));
        boolean wrong =
                answer.messages().stream().anyMatch(message -> message.kind().equals("error"));
        assertThat(wrong).isEqualTo(example.shows().startsWith("An error: "));
        assertThat(answer.plain() == null).isEqualTo(wrong);
        assertThat(answer.plain()).isNotEqualTo(example.source());
    }

    private Answer answer(String source) throws IOException {
        return answer(program(source));
    }

    private Answer answer(Program program) throws IOException {
        return Answer.of(program, Files.createDirectories(scratch.resolve("plain")));
    }

    /** Returns a program with the options that the page begins with. */
    static Program program(String source) {
        return new Program(source, true, false, true, true);
    }
}
