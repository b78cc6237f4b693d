package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.emissary.conformance.Header;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests of emissaries and other tools of javac in one compilation, in every JDK's own launcher (EM-EQ-4, EM-FWD-3,
 * EM-FWD-9, EM-CTOR-1, EM-CTOR-4).
 */
@Tag("long")
class ToolsIT {
    /** From this JDK on, the JVM warns of what Lombok does, unless it is told not to. */
    private static final int FIRST_THAT_WARNS_OF_UNSAFE = 24;

    /** The first JDK whose javac this version of Error Prone does not know; the build is limited to the same JDKs. */
    private static final int UNKNOWN_TO_ERROR_PRONE = 26;

    private static final String LOMBOK = "lombok";
    private static final String ERROR_PRONE = "error-prone";

    @TempDir
    private Path directory;

    /** Returns the paths of the jars of tools, of which the build puts each into a directory of its own. */
    private static String jars(List<String> tools) {
        Path directory = Path.of(System.getProperty("emissary.processors.directory"));
        List<String> jars = new ArrayList<>();
        for (String tool : tools) {
            try (Stream<Path> files = Files.list(directory.resolve(tool))) {
                files.map(Path::toString).sorted().forEach(jars::add);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return String.join(";", jars);
    }

    static Stream<Arguments> programs() {
        return SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/tools.java")).stream()
                .flatMap(program -> Jdk.toTest().stream().map(jdk -> arguments(program, jdk)));
    }

    /** Compiles with the plugin first on the processor path and started by its option, or last and starting itself. */
    private static Jdk.Outcome javac(
            Project project, List<String> tools, boolean pluginFirst, String options, List<String> files) {
        String jars = jars(tools);
        String processors = pluginFirst ? "PLUGIN;" + jars : jars + ";PLUGIN";
        String unsafe =
                project.jdk().feature() >= FIRST_THAT_WARNS_OF_UNSAFE ? "-J--sun-misc-unsafe-memory-access=allow " : "";
        // A whole project in few files is what a test is, but not what javac recommends.
        return project.run(
                "javac",
                unsafe + "-Xlint:all,-processing,-auxiliaryclass -Werror -d " + output(pluginFirst)
                        + " -processorpath '" + processors + "' -cp 'ANNOTATIONS;" + jars
                        + (pluginFirst ? "' -Xplugin:Emissary " : "' ")
                        + options + " " + String.join(" ", files));
    }

    private static String output(boolean pluginFirst) {
        return pluginFirst ? "plugin-first" : "plugin-last";
    }

    /** Returns the options that start Error Prone in javac's own JVM. */
    private static String errorProne() {
        return Stream.of("api", "file", "main", "model", "parser", "processing", "tree", "util")
                        .map(name -> "-J--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED ")
                        .collect(Collectors.joining())
                + "-J--add-opens=jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED"
                + " -J--add-opens=jdk.compiler/com.sun.tools.javac.comp=ALL-UNNAMED"
                + " -XDaddTypeAnnotationsToSymbol=true -XDcompilePolicy=simple --should-stop=ifError=FLOW"
                + " -Xplugin:ErrorProne";
    }

    @ParameterizedTest
    @MethodSource("programs")
    void emissariesAndToolsWorkInOneCompilation(SectionedFile program, Jdk jdk) {
        Header settings = program.sections().get(0).settings();
        Project project = new Project(jdk, directory);
        program.sections().forEach(section -> project.write(section.file(), section.text()));
        List<String> tools = settings.list("tools");
        boolean errorProne = tools.contains(ERROR_PRONE);
        assumeTrue(!errorProne || jdk.feature() < UNKNOWN_TO_ERROR_PRONE, "Error Prone does not know " + jdk);
        assumeTrue(
                !tools.contains(LOMBOK) || lombokKnows(project),
                "Lombok of this version does not know the class files of " + jdk);
        List<String> files = program.sections().stream().map(Section::file).toList();
        for (boolean pluginFirst : List.of(true, false)) {
            String options = errorProne ? errorProne() : "";
            assertThat(javac(project, tools, pluginFirst, options, files).clean())
                    .isEmpty();
        }
        assertThat(project.classes(output(false))).usingRecursiveComparison().isEqualTo(project.classes(output(true)));
        String classPath = output(true) + ";ANNOTATIONS;" + jars(tools);
        assertThat(project.java("-cp '" + classPath + "' "
                                + settings.line("main").orElseThrow())
                        .lines())
                .containsExactly(settings.line("prints").orElseThrow().split("; "));
    }

    private static boolean lombokKnows(Project project) {
        String jars = jars(List.of(LOMBOK));
        return project.write("Probe.java", "class Probe { @lombok.SneakyThrows void m() { throw new Exception(); } }\n")
                        .run("javac", "-processorpath '" + jars + "' -cp '" + jars + "' -d probe Probe.java")
                        .exitCode()
                == 0;
    }

    /** An emissary has its constructor, as a class has that declares it. */
    @EachJdk
    void lombokDoesNotMakeAnEmissarysConstructors(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("All.java", "@lombok.AllArgsConstructor emissary All(Runnable r);\n")
                .write("Required.java", "@lombok.RequiredArgsConstructor emissary Required(Runnable r);\n")
                .write("No.java", "@lombok.NoArgsConstructor emissary No(Runnable r);\n");
        List<String> files = List.of("All.java", "Required.java", "No.java");
        Jdk.Outcome outcome = javac(project, List.of(LOMBOK), true, "-XDrawDiagnostics", files);
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err())
                .contains("All.java:1:1: compiler.err.already.defined")
                .contains("Required.java:1:1: compiler.err.already.defined")
                .contains("No.java:1:1: emissary.err.constructor.call");
    }
}
