package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in every JDK's own launcher: the command lines (EM-OPT). */
@Tag("long")
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

    /** Without a flag, without annotation processing, for an older release, and by a path alone. */
    @EachJdk
    @Clause({"EM-OPT-1", "EM-OPT-2"})
    void theDocumentedLineAndThePathsAloneAreEnough(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ);
        for (List<String> line : List.of(
                List.of("-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", "-Xlint:all"),
                List.of("-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", "--release=17"),
                List.of("-processorpath", plugin(), "-cp", annotations()),
                List.of("-processorpath", plugin(), "-cp", annotations(), "-proc:none"),
                List.of("-cp", path(plugin(), annotations())),
                List.of("-cp", path(annotations(), plugin()), "-Xplugin:Emissary", "-proc:none"))) {
            List<String> all = new ArrayList<>(line);
            all.addAll(List.of("-d", "out", "Bazz.java"));
            assertThat(project.javac(all.toArray(String[]::new)).clean()).isEmpty();
            byte[] bytes = project.classes("out").get("Bazz.class");
            assertThat(new ClassFile(bytes).publicMethods()).contains("run()V", "length()I");
        }
        assertThat(project.runMain("out", "Main")).isEqualTo("run 5");
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
