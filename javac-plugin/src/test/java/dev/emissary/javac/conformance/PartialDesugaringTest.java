package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of the option partial=on: what is written where there are errors (EM-EQ-1, EM-OPT-7, EM-DIAG-3).
 */
class PartialDesugaringTest {
    @TempDir
    private Path directory;

    private Javac javac(String partial) {
        return emissary("lint=off partial=" + partial + " desugar=" + directory);
    }

    /** What follows from errors in the syntax is not to be heard of. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "emissary Wrong(Runnable r) { int m() { return missing; } }",
                "emissary Wrong(String s) { int i = ; }",
                "emissary Wrong(String s);",
                "emissary Wrong(Runnable r) { int m() { } }",
                "emissary Wrong(Runnable r) { void m( { } } class Other { Missing m; }",
                "emissary Wrong(Runnable r) { String s() { return \"never closed; } }",
                "emissary Wrong(int i) { emissary (Runnable r) }",
                "class Wrong { Missing m; int i = missing; void f() { int j = ; } }",
                "class Wrong { int m() { } int n = missing; }",
                "class Wrong { void m() { 'x",
            })
    void writesWhatIsRightAndLeavesWhatIsWrongAsItIsAndSaysTheSameAsWithoutIt(String wrong) {
        for (String right : List.of(
                "emissary Right(Runnable task);\n",
                "import dev.emissary.*;\n@Emissary record Right(Runnable task) {}\n")) {
            Compiled compiled = javac("on").compile(right + wrong);
            assertThat(compiled.success()).isFalse();
            assertThat(directory.resolve("Right.java"))
                    .content()
                    .contains("final class Right extends ", "public void run() {", wrong)
                    .doesNotContain("emissary Right", "record Right");
            assertThat(compiled.diagnostics())
                    .isEqualTo(javac("off").compile(right + wrong).diagnostics());
        }
    }

    @Test
    void whatIsWrongInADeclarationIsNotWrongInTheOneAroundIt() {
        javac("on").compile("""
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
    void keepsTheImportForWhatIsLeft() {
        javac("on").compile("""
                import dev.emissary.Emissary;
                @Emissary record Right(Runnable task) {}
                @Emissary record Wrong(String text) {}
                """);
        assertThat(directory.resolve("Right.java"))
                .content()
                .startsWith("import dev.emissary.Emissary;\nfinal class Right extends dev.emissary.lang.Emissary ")
                .contains("@Emissary record Wrong(String text) {}");
    }

    /** Of more errors than javac reports, nobody knows where they are. */
    @Test
    void writesNothingWhereErrorsAreTooMany() {
        String lines = "int i = missing;\n".repeat(3);
        String source = "emissary Right(Runnable task);\nclass Wrong {\n" + lines + "}";
        assertThat(javac("on").withOptions("-Xmaxerrs", "2").compile(source).errors())
                .hasSize(2);
        assertThat(directory).isEmptyDirectory();
        javac("on").compile(source);
        assertThat(directory.resolve("Right.java")).exists();
    }
}
