package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.MemoryFiles;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of one program in the modes in which javac is run, on the command line and in process (EM-OPT-8). */
class ModesIT {
    private static final String MAIN = """
            package p;
            emissary Names(Iterable<String> names) { private final int size = 2; int size() { return size; } }
            @dev.emissary.Emissary record Main(Runnable task) {
                public static void main(String... arguments) {
                    Names names = new Names(java.util.List.of("Ada", "Grace"));
                    System.out.println(String.join(" and ", names) + " " + names.size());
                }
            }
            """;

    private static final String JVM_WARNING = "WARNING: java.io.tmpdir directory does not exist";

    private static final String PRINTED = "Ada and Grace 2";

    @TempDir
    private Path directory;

    @BeforeEach
    void write() {
        new Project(Jdk.running(), directory).write("p/Main.java", MAIN);
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void withoutDebugTablesWithParameterNamesAndWithWarningsAsErrors(Jdk jdk) {
        assertThat(new Project(jdk, directory)
                        .compile("out", "-g:none", "-parameters", "-Werror", "p/Main.java")
                        .runMain("out", "p.Main"))
                .isEqualTo(PRINTED);
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void aModuleMayBePatchedByAnEmissary(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("m/module-info.java", "module m { exports p; requires static dev.emissary; }")
                .write("m/p/Named.java", "package p; public interface Named { String name(); }")
                .write("patch/p/Front.java", "package p; emissary Front(Named named);");
        project.compile("mods/m", "-p", annotations(), "m/module-info.java", "m/p/Named.java")
                .compile(
                        "patched",
                        "-p",
                        path("mods", annotations()),
                        "--patch-module",
                        "m=patch",
                        "patch/p/Front.java");
        assertThat(project.classes("patched")).containsOnlyKeys("p/Front.class");
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void neitherAHomeNorATemporaryDirectoryIsNeeded(Jdk jdk) {
        Jdk.Outcome outcome = new Project(jdk, directory)
                .javac(
                        "-J-Duser.home=nowhere/home",
                        "-J-Djava.io.tmpdir=nowhere/tmp",
                        "-processorpath",
                        plugin(),
                        "-cp",
                        annotations(),
                        "-d",
                        "out",
                        "p/Main.java");
        // The JVM says so, from JDK 21 on.
        assertThat(outcome.out() + outcome.err().replace(JVM_WARNING, "")).isBlank();
        assertThat(outcome.exitCode()).isZero();
        assertThat(directory.resolve("out/p/Main.class")).exists();
        assertThat(directory.resolve("nowhere")).doesNotExist();
    }

    /** As an editor does, with all files in memory. */
    @Test
    @Clause("EM-OPT-8")
    void aTaskMayGoStepByStepAndBeAnalyzedTwice() throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        ClassLoader plugins = getClass().getClassLoader();
        List<Map<String, byte[]>> compiled = new ArrayList<>();
        for (boolean whole : List.of(true, false)) {
            MemoryFiles files = new MemoryFiles(javac.getStandardFileManager(null, null, null), plugins);
            JavacTask task = (JavacTask) javac.getTask(
                    null, files, null, List.of("-Xplugin:Emissary", "-proc:none"), null, Javac.texts(MAIN));
            if (whole) {
                assertThat(task.call()).isTrue();
            } else {
                task.parse();
                task.analyze();
                task.analyze();
                task.generate();
            }
            compiled.add(files.classes());
        }
        assertThat(compiled.get(1)).containsOnlyKeys("p.Main", "p.Names");
        assertThat(compiled.get(1)).usingRecursiveComparison().isEqualTo(compiled.get(0));
    }
}
