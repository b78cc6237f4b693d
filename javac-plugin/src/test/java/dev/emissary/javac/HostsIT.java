package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in programs that run javac, other than {@code javac} itself (EM-OPT-8). */
@Tag("long")
class HostsIT {
    private static final String JAVAC = "-m jdk.compiler/com.sun.tools.javac.Main";
    private static final String LINE = " -processorpath PLUGIN -cp ANNOTATIONS -Xplugin:Emissary -d out ";
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

    private Project project(Jdk jdk) {
        return new Project(jdk, directory)
                .write("Names.java", NAMES)
                .write("Plain.java", PLAIN)
                .write("Word.java", "emissary Word(CharSequence text);\n");
    }

    private void compilesAndRuns(Jdk jdk, String javac) {
        Project project = project(jdk).silent("java", javac + LINE + "Names.java Plain.java Word.java");
        assertThat(project.runMain("out", "Names")).isEqualTo("Ada and Grace");
    }

    @EachJdk
    void theSourceLauncherFindsThePluginOnTheClassPath(Jdk jdk) {
        assertThat(project(jdk).java("-cp ANNOTATIONS;PLUGIN Names.java")).isEqualTo("Ada and Grace");
    }

    @EachJdk
    void javacAsAModuleNeedsOneOption(Jdk jdk) {
        compilesAndRuns(jdk, "--add-modules=jdk.unsupported " + JAVAC);
    }

    @EachJdk
    void withoutTheModuleTheFirstEmissaryIsOneErrorThatNamesTheOption(Jdk jdk) {
        Project project = project(jdk).silent("java", JAVAC + LINE + "Plain.java");
        for (String files : List.of("Plain.java Names.java", "Names.java Word.java")) {
            Jdk.Outcome outcome = project.run("java", JAVAC + LINE + files);
            assertThat(outcome.exitCode()).isEqualTo(1);
            assertThat(outcome.printed())
                    .containsOnlyOnce("begin again with --add-modules=jdk.unsupported")
                    .contains("Names.java:5: error: Emissary: ")
                    .doesNotContain("is compiled as a record");
        }
    }

    @EachJdk
    void anImageWithoutTheModuleIsToldTheOptionsThatHelp(Jdk jdk) {
        Jdk.Outcome linked = project(jdk).run("jlink", "--add-modules jdk.compiler,jdk.zipfs --output image");
        assumeTrue(linked.exitCode() == 0, () -> "this JDK links no image: " + linked.out());
        Project image = new Project(new Jdk(directory.resolve("image"), jdk.version()), directory);
        Jdk.Outcome refused = image.run("javac", LINE + "Names.java");
        assertThat(refused.printed()).contains("no module jdk.unsupported", "jlink --add-modules");
        String options = Stream.of(refused.printed().split("\\s+"))
                .filter(word -> word.startsWith("-J--add-opens="))
                .collect(Collectors.joining(" "));
        image.silent("javac", options + LINE + "Names.java");
        assertThat(image.runMain("out", "Names")).isEqualTo("Ada and Grace");
    }

    /** NetBeans has a javac of its own, a library that runs without the modules of the JDK's. */
    @EachJdk
    void theJavacOfNetBeansNeedsNothing(Jdk jdk) {
        String library = System.getProperty("emissary.processors.directory") + "/nb-javac/*";
        compilesAndRuns(
                jdk,
                "--limit-modules java.base,java.logging,jdk.zipfs -cp '" + library
                        + "' com.sun.tools.javac.Main --release 17");
    }
}
