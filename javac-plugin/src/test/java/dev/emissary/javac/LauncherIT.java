package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in every JDK's own launcher: the command lines (EM-OPT). */
class LauncherIT {
    private static final String BAZZ = """
            public emissary Bazz(Runnable foo, CharSequence bar);
            @dev.emissary.Emissary record Other(CharSequence bar) {}
            class Main {
                public static void main(String... args) {
                    Bazz bazz = new Bazz(() -> System.out.print("run "), "text");
                    bazz.run();
                    System.out.println(bazz.length() + new Other("a").length());
                }
            }
            """;

    @TempDir
    private Path directory;

    private void compilesAndRuns(Jdk jdk, String... line) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ);
        List<String> all = new java.util.ArrayList<>(List.of(line));
        all.addAll(List.of("-d", "out", "Bazz.java"));
        assertThat(project.javac(all.toArray(String[]::new)).clean()).isEmpty();
        assertThat(project.runMain("out", "Main")).isEqualTo("run 5");
    }

    @EachJdk
    @Clause("EM-OPT-1")
    void theDocumentedLineNeedsNoFlagWithoutProcessingAndForOlderReleases(Jdk jdk) {
        for (String more : List.of("-Xlint:all", "-proc:none", "--release=17")) {
            compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", more);
        }
    }

    @EachJdk
    @Clause({"EM-OPT-1", "EM-OPT-2"})
    void theProcessorPathAloneIsEnough(Jdk jdk) {
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations());
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations(), "-proc:none");
    }

    @EachJdk
    @Clause("EM-OPT-2")
    void theClassPathAloneIsEnough(Jdk jdk) {
        compilesAndRuns(jdk, "-cp", path(plugin(), annotations()));
        compilesAndRuns(jdk, "-cp", path(annotations(), plugin()), "-Xplugin:Emissary");
    }

    /** Who uses an emissary needs no plugin. */
    @EachJdk
    @Clause({"EM-CLASS-1", "EM-OPT-1"})
    void anEmissaryIsFoundOnTheSourcePathAndAmongTheClassFiles(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("src/p/Front.java", "package p;\npublic emissary Front(CharSequence text) { public Front {} }\n")
                .write("src/q/Main.java", """
                        package q;
                        class Main {
                            public static void main(String... args) {
                                System.out.println(new p.Front("four").length());
                            }
                        }
                        """)
                .compile("implicit", "-implicit:class", "-sourcepath", "src", "src/q/Main.java")
                .compile("steps", "src/p/Front.java");
        String[] user = {
            "-cp", path("steps", annotations()), "-proc:none", "-Xlint:all", "-d", "steps", "src/q/Main.java"
        };
        assertThat(project.javac(user).clean()).isEmpty();
        assertThat(project.runMain("steps", "q.Main")).isEqualTo("4");
        assertThat(project.classes("steps")).usingRecursiveComparison().isEqualTo(project.classes("implicit"));
    }
}
