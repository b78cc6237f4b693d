package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in programs that run javac, other than {@code javac} itself (EM-OPT-8). */
@Tag("long")
class HostsIT {
    private static final String JAVAC = "jdk.compiler/com.sun.tools.javac.Main";
    private static final String NAMES = """
            import dev.emissary.Emissary;
            import java.util.List;

            @Emissary
            record Names(Iterable<String> names) {
                public static void main(String... arguments) {
                    System.out.println(String.join(" and ", new Names(List.of("Ada", "Grace"))));
                }
            }
            """;

    /** A file that mentions the word and declares no emissary. */
    private static final String PLAIN = """
            /** Not an emissary Plain(Runnable r); but a class. */
            class Plain {
                int emissary = 1;
                String text = "emissary Text(Runnable r);";
            }
            """;

    @TempDir
    private Path directory;

    @BeforeEach
    void write() {
        new Project(Jdk.running(), directory)
                .write("Names.java", NAMES)
                .write("Plain.java", PLAIN)
                .write("Word.java", "emissary Word(CharSequence text);\n");
    }

    private static List<String> javac(String... files) {
        List<String> arguments = new ArrayList<>(
                List.of("-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", "-d", "out"));
        arguments.addAll(List.of(files));
        return arguments;
    }

    private Jdk.Outcome java(Jdk jdk, List<String> options, List<String> arguments) {
        List<String> all = new ArrayList<>(options);
        all.addAll(arguments);
        return jdk.run(directory, "java", all);
    }

    private void compilesAndRuns(Jdk jdk, List<String> options) {
        assertThat(java(jdk, options, javac("Names.java", "Plain.java", "Word.java"))
                        .clean())
                .isEmpty();
        Project project = new Project(jdk, directory);
        assertThat(project.runMain("out", "Names")).isEqualTo("Ada and Grace");
    }

    @EachJdk
    void theSourceLauncherFindsThePluginOnTheClassPath(Jdk jdk) {
        assertThat(new Project(jdk, directory).java("-cp", path(annotations(), plugin()), "Names.java"))
                .isEqualTo("Ada and Grace");
    }

    @EachJdk
    void javacAsAModuleNeedsOneOption(Jdk jdk) {
        compilesAndRuns(jdk, List.of("--add-modules=jdk.unsupported", "-m", JAVAC));
    }

    @EachJdk
    void withoutTheModuleTheFirstEmissaryIsOneErrorThatNamesTheOption(Jdk jdk) {
        List<String> options = List.of("-m", JAVAC);
        assertThat(java(jdk, options, javac("Plain.java")).clean()).isEmpty();
        for (List<String> files : List.of(List.of("Plain.java", "Names.java"), List.of("Names.java", "Word.java"))) {
            Jdk.Outcome outcome = java(jdk, options, javac(files.toArray(String[]::new)));
            assertThat(outcome.exitCode()).isEqualTo(1);
            assertThat(outcome.out() + outcome.err())
                    .containsOnlyOnce("begin again with --add-modules=jdk.unsupported")
                    .contains("Names.java:5: error: Emissary: ")
                    .doesNotContain("is compiled as a record");
        }
    }

    @EachJdk
    void anImageWithoutTheModuleIsToldTheOptionsThatHelp(Jdk jdk) {
        Jdk.Outcome linked =
                jdk.run(directory, "jlink", List.of("--add-modules", "jdk.compiler,jdk.zipfs", "--output", "image"));
        assumeTrue(linked.exitCode() == 0, () -> "this JDK links no image: " + linked.out());
        Jdk image = new Jdk(directory.resolve("image"), jdk.version());
        Jdk.Outcome refused = image.run(directory, "javac", javac("Names.java"));
        assertThat(refused.out() + refused.err()).contains("no module jdk.unsupported", "jlink --add-modules");
        List<String> options = Stream.of((refused.out() + refused.err()).split("\\s+"))
                .filter(word -> word.startsWith("-J--add-opens="))
                .toList();
        List<String> line = new ArrayList<>(options);
        line.addAll(javac("Names.java"));
        assertThat(image.run(directory, "javac", line).clean()).isEmpty();
        assertThat(image.run(directory, "java", List.of("-cp", path("out", annotations()), "Names"))
                        .clean()
                        .strip())
                .isEqualTo("Ada and Grace");
    }

    /** NetBeans has a javac of its own, a library that runs without the modules of the JDK's. */
    @EachJdk
    void theJavacOfNetBeansNeedsNothing(Jdk jdk) throws IOException {
        Path library = Path.of(System.getProperty("emissary.processors.directory"), "nb-javac");
        try (Stream<Path> jars = Files.list(library)) {
            String classPath = path(jars.map(Path::toString).toArray(String[]::new));
            compilesAndRuns(
                    jdk,
                    List.of(
                            "--limit-modules",
                            "java.base,java.logging,jdk.zipfs",
                            "-cp",
                            classPath,
                            "com.sun.tools.javac.Main",
                            "--release",
                            "17"));
        }
    }
}
