package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.ErrorProne;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import dev.emissary.javac.testing.Tool;
import dev.emissary.javac.testing.Toolchain;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of emissaries and other tools of javac in one compilation, in every JDK's own launcher (EM-EQ-4). */
@Tag("long")
class ToolsIT {
    /** A line that Error Prone finds something in says so. */
    private static final String FINDINGS = """
            package shop;

            import dev.emissary.Emissary;
            import java.util.Deque;
            import java.util.Map; // finding

            final class Findings {
              private Findings() {}

              private emissary Wrong(Runnable my_run, Deque<String> names) implements Runnable { // finding
                private static void helper() {} // finding

                public void run() { // finding
                  new Exception("dropped"); // finding
                }
              }

              private emissary Compact(Runnable My_Run) { // finding
                Compact {
                  My_Run.run();
                }
              }

              private emissary Qualified(CharSequence text) implements java.lang.CharSequence; // finding

              emissary Mutable(java.util.List<String> list); // finding

              @Emissary({Deque.class, Runnable.class})
              private record Fine(Deque<String> names, Runnable run, String[] state) {
                private static final int SIZE = 3;

                int size(int more) {
                  return state.length + SIZE + more;
                }
              }

              static int use(Runnable run, Deque<String> deque) {
                Runnable wrong = new Wrong(new Compact(run), deque);
                return new Qualified("").length() + new Fine(deque, wrong, new String[0]).size(1);
              }
            }
            """;

    @TempDir
    private Path directory;

    static Stream<Arguments> programs() {
        return SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/tools.java")).stream()
                .flatMap(program -> Jdk.toTest().stream().map(jdk -> arguments(program, jdk)));
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Clause({"EM-EQ-4", "EM-FWD-3", "EM-FWD-9"})
    void emissariesAndToolsWorkInOneCompilation(SectionedFile program, Jdk jdk) {
        Map<String, String> settings = program.sections().get(0).settings();
        Project project = new Project(jdk, directory);
        program.sections().forEach(section -> project.write(section.file(), section.text()));
        List<Tool> tools = Stream.of(settings.get("tools").split(", "))
                .map(Tool::valueOf)
                .toList();
        boolean errorProne = tools.contains(Tool.ERROR_PRONE);
        assumeTrue(!errorProne || ErrorProne.knows(jdk), "Error Prone of this version does not know " + jdk);
        assumeTrue(
                !tools.contains(Tool.LOMBOK) || lombokKnows(project),
                "Lombok of this version does not know the class files of " + jdk);
        List<String> options =
                errorProne ? ErrorProne.options("") : List.of();
        Toolchain all = new Toolchain(project, tools, options);
        String output = all.compileInBothOrders(
                program.sections().stream().map(Section::file).toArray(String[]::new));
        assertThat(all.run(output, settings.get("main")))
                .containsExactly(settings.get("prints").split("; "));
    }

    private static boolean lombokKnows(Project project) {
        String jars = Tool.LOMBOK.path();
        return project.write("Probe.java", "class Probe { @lombok.SneakyThrows void m() { throw new Exception(); } }\n")
                        .javac("-processorpath", jars, "-cp", jars, "-d", "probe", "Probe.java")
                        .exitCode()
                == 0;
    }

    /** An emissary has its constructor, as a class has that declares it. */
    @EachJdk
    @Clause({"EM-EQ-4", "EM-CTOR-1", "EM-CTOR-4"})
    void lombokDoesNotMakeAnEmissarysConstructors(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("All.java", "@lombok.AllArgsConstructor emissary All(Runnable r);\n")
                .write("Required.java", "@lombok.RequiredArgsConstructor emissary Required(Runnable r);\n")
                .write("No.java", "@lombok.NoArgsConstructor emissary No(Runnable r);\n");
        Jdk.Outcome outcome = new Toolchain(project, List.of(Tool.LOMBOK), List.of("-XDrawDiagnostics"))
                .javac("out", "All.java", "Required.java", "No.java");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .contains("All.java:1:1: compiler.err.already.defined")
                .contains("Required.java:1:1: compiler.err.already.defined")
                .contains("No.java:1:1: emissary.err.constructor.call");
    }

    @EachJdk
    @Clause({"EM-EQ-4", "EM-FWD-9"})
    void withEveryCheckItFindsWhatIsWrittenAndNothingElse(Jdk jdk) {
        assumeTrue(ErrorProne.knows(jdk), "Error Prone of this version does not know the javac of " + jdk);
        Project project = new Project(jdk, directory).write("shop/Findings.java", FINDINGS);
        Jdk.Outcome outcome =
                new Toolchain(
                        project, List.of(Tool.ERROR_PRONE), ErrorProne.options("-XepAllDisabledChecksAsWarnings")).javac("out", "shop/Findings.java");
        assertThat(outcome.exitCode()).isEqualTo(1);
        Set<String> expected = new TreeSet<>();
        List<String> lines = FINDINGS.lines().toList();
        for (int line = 1; line <= lines.size(); line++) {
            if (lines.get(line - 1).contains("// finding")) {
                expected.add("shop/Findings.java:" + line);
            }
        }
        assertThat(ErrorProne.findings(outcome)).as(outcome.err()).isEqualTo(expected);
    }
}
