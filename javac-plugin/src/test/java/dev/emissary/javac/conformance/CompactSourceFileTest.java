package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of compact source files (JEP 512), whose class has the position of its first declaration. */
@EnabledForJreRange(min = JRE.JAVA_25)
class CompactSourceFileTest {
    private static Compiled compile(String file, String source) {
        return emissary().compile(List.of(JavaFileObjects.forSourceString(file, source)));
    }

    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-FORM-4"})
    @ValueSource(
            strings = {
                "DECLARATION void main() {}",
                "DECLARATION int x; void main() { x++; }",
                "int x; DECLARATION void main() { x++; }",
                "void main() {} DECLARATION",
                "void main() {} int x; DECLARATION",
                "record R(int i) {} DECLARATION void main() {}",
                "DECLARATION record R(int i) {} void main() {}",
                "emissary Other(Runnable r); DECLARATION void main() {}",
                "@dev.emissary.Emissary record Other(Runnable r) {} DECLARATION void main() {}",
                "import java.util.*; DECLARATION void main() {}",
                "void main() { DECLARATION new Task(null); }",
            })
    void anEmissaryMayBeAnyOfTheDeclarations(String source) {
        for (String declaration : List.of(
                "emissary Task(Runnable r);",
                "emissary Task(Runnable r) { final int h = 1; Task { } }",
                "public emissary Task(Runnable r) { public String toString() { return \"\"; } }",
                "/** Doc. */ @Deprecated emissary Task(Runnable r);",
                "@dev.emissary.Emissary record Task(Runnable r) {}",
                "@dev.emissary.Emissary record Task(Runnable r) { final int h = 1; }",
                "@dev.emissary.Emissary emissary Task(Runnable r);")) {
            String whole = source.replace("DECLARATION", declaration);
            if (whole.contains("main() { public")) {
                continue;
            }
            Compiled compiled = compile("Program", whole);
            assertThat(compiled.errors()).as(whole).isEmpty();
            String name = compiled.classNames().contains("Program$Task") ? "Program$Task" : "Program$1Task";
            assertThat(Runnable.class).as(whole).isAssignableFrom(compiled.load(name));
        }
    }

    /** The class of the file stands where the emissary does, and has its name. */
    @Test
    @Clause("EM-FORM-2")
    void theNameOfTheFileIsNoEmissary() {
        Compiled compiled = compile("Task", "emissary Task(Runnable r); void main() {}");
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.load("Task").getInterfaces()).isEmpty();
        assertThat(compiled.load("Task$Task").getInterfaces()).containsExactly(Runnable.class);
    }

    @Test
    @Clause({"EM-DIAG-1", "EM-CLASS-4"})
    void mistakesAreReportedAsInAnyOtherFile() {
        assertThat(compile("Program", "emissary Task(Runnable r) { int x; { } }\nvoid main() { }")
                        .errors())
                .containsExactly(
                        "Program.java:1 emissary.err.field.not.final", "Program.java:1 emissary.err.initializer");
        assertThat(compile("Program", "emissary Task();\nvoid main() { }").errors())
                .containsExactly("Program.java:1 emissary.err.no.component");
        assertThat(compile("Program", "record Plain(int i) { int emissary; }\nvoid main() { }")
                        .errors())
                .containsExactly("Program.java:1 compiler.err.record.cannot.declare.instance.fields");
    }
}
