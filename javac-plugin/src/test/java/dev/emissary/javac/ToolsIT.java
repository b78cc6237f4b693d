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
    @TempDir
    private Path directory;

    static Stream<Arguments> programs() {
        return SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/tools.java")).stream()
                .flatMap(program -> Jdk.toTest().stream().map(jdk -> arguments(program, jdk)));
    }

    @ParameterizedTest
    @MethodSource("programs")
    @Clause("EM-EQ-4")
    void emissariesAndToolsWorkInOneCompilation(SectionedFile program, Jdk jdk) {
        Map<String, String> settings = program.sections().get(0).settings();
        Project project = new Project(jdk, directory);
        program.sections().forEach(section -> project.write(section.file(), section.text()));
        List<Tool> tools = Stream.of(settings.get("tools").split(", "))
                .map(Tool::valueOf)
                .filter(tool -> tool != Tool.ERROR_PRONE || ErrorProne.knows(jdk))
                .toList();
        assumeTrue(
                !tools.contains(Tool.LOMBOK) || lombokKnows(project),
                "Lombok of this version does not know the class files of " + jdk);
        List<String> options =
                tools.contains(Tool.ERROR_PRONE) ? ErrorProne.options("-XepDisableWarningsInGeneratedCode") : List.of();
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
}
