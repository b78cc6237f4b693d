package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the option partial=on: what is written where there are errors (EM-EQ-1, EM-OPT-7). */
class PartialDesugaringTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-OPT-7"})
    @ValueSource(
            strings = {
                "emissary Wrong(Runnable r) { int m() { return missing; } }",
                "emissary Wrong(Missing m);",
                "emissary Wrong(String s);",
                "emissary Wrong(Runnable r) { int m() { } }",
                "emissary Wrong(Runnable r) { void m( { }",
                "emissary Wrong(Runnable r) { String s() { return \"never closed; } }",
                "emissary Wrong(int i) { emissary (Runnable r) }",
                "class Wrong { int m() { return \"text\"; } }",
                "class Wrong { void m() { 'x",
            })
    void writesWhatIsRightAndLeavesWhatIsWrongAsItIs(String wrong) throws IOException {
        for (String source : List.of(
                "emissary Right(Runnable task);\n" + wrong,
                "import dev.emissary.*;\n@Emissary record Right(Runnable task) {}\n" + wrong)) {
            Compiled compiled = compile("partial=on", source);
            assertThat(compiled.success()).isFalse();
            assertThat(Files.readString(directory.resolve("Right.java")))
                    .contains("final class Right extends ", "public void run() {", wrong)
                    .doesNotContain("emissary Right", "record Right");
        }
    }

    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-OPT-7"})
    @ValueSource(
            strings = {"class Wrong { int i = missing; }", "class Wrong { int i = ; }", "emissary Wrong(String s);"})
    void writesTheOtherFilesToo(String wrong) throws IOException {
        compile("partial=on", "emissary Right(Runnable task);", wrong);
        assertThat(directory.resolve("Right.java")).content().contains("final class Right extends Emissary");
        assertThat(directory.resolve("Wrong.java")).doesNotExist();
    }

    @Test
    @Clause({"EM-EQ-1", "EM-OPT-7"})
    void whatIsWrongInADeclarationIsNotWrongInTheOneAroundIt() throws IOException {
        compile("partial=on", """
                emissary Outer(Runnable task) {
                    emissary Wrong(Runnable task) { int i() { return missing; } }
                    emissary Right(Runnable task);
                }
                """);
        assertThat(directory.resolve("Outer.java"))
                .content()
                .contains(
                        "final class Outer extends Emissary implements Runnable {",
                        "    emissary Wrong(Runnable task) { int i() { return missing; } }",
                        "    static final class Right extends Emissary implements Runnable {");
    }

    /** The import of the annotation is still needed, and the superclass has the same simple name. */
    @Test
    @Clause("EM-EQ-1")
    void keepsTheImportForWhatIsLeft() throws IOException {
        compile("partial=on", """
                import dev.emissary.Emissary;
                @Emissary record Right(Runnable task) {}
                @Emissary record Wrong(String text) {}
                """);
        assertThat(directory.resolve("Right.java"))
                .content()
                .startsWith("import dev.emissary.Emissary;\nfinal class Right extends dev.emissary.lang.Emissary ")
                .contains("@Emissary record Wrong(String text) {}");
    }

    /** What follows from errors in the syntax is not to be heard of. */
    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "emissary Wrong(Runnable r) { void m( { } } class Other { Missing m; }",
                "class Wrong { Missing m; int i = missing; void f() { int j = ; } }",
                "emissary Wrong(String s) { int i = ; }",
                "emissary Wrong(Runnable r) { int m() { return missing; } }",
                "class Wrong { int m() { } int n = missing; }",
            })
    void saysTheSameAsWithoutIt(String wrong) {
        String source = "emissary Right(Runnable task); " + wrong;
        Compiled without = compile("partial=off", source);
        Compiled with = compile("partial=on", source);
        assertThat(with.diagnostics()).isEqualTo(without.diagnostics());
    }

    /** Of more errors than javac reports, nobody knows where they are. */
    @Test
    @Clause("EM-EQ-1")
    void writesNothingWhereErrorsAreTooMany() {
        String lines = "int i = missing;\n".repeat(3);
        compile("partial=on", "emissary Right(Runnable task);\nclass Wrong {\n" + lines + "}", "class Other {}");
        assertThat(directory).isNotEmptyDirectory();
        Compiled many = WithAndWithout.with(
                List.of(JavaFileObjects.forSourceString(
                        "Many", "emissary Many(Runnable task);\nclass Wrong {\n" + lines + "}")),
                "-proc:none",
                "-Xmaxerrs",
                "2",
                "-Xplugin:Emissary partial=on desugar=" + directory);
        assertThat(many.errors()).hasSize(2);
        assertThat(directory.resolve("Many.java")).doesNotExist();
    }

    private Compiled compile(String option, String... sources) {
        return WithAndWithout.with(
                List.of(sources).stream()
                        .map(source -> JavaFileObjects.forSourceString(name(source), source))
                        .toList(),
                "-proc:none",
                "-Xplugin:Emissary " + option + " desugar=" + directory);
    }

    private static String name(String source) {
        return source.contains("Outer") ? "Outer" : source.contains("Right") ? "Right" : "Wrong";
    }
}
