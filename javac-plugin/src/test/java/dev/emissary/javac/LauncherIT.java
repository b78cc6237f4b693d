package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    static List<Jdk> jdks() {
        return Jdk.toTest();
    }

    private void compilesAndRuns(Jdk jdk, String... line) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ);
        List<String> all = new java.util.ArrayList<>(List.of(line));
        all.addAll(List.of("-d", "out", "Bazz.java"));
        assertThat(project.javac(all.toArray(String[]::new)).clean()).isEmpty();
        assertThat(project.runMain("out", "Main")).isEqualTo("run 5");
    }

    @Test
    @NoClause("the search for JDKs")
    void theRunningJdkIsAmongThoseFound() {
        assertThat(Jdk.found())
                .anyMatch(jdk -> jdk.feature() == Runtime.version().feature())
                .allMatch(jdk -> jdk.feature() >= 17);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-1")
    void theDocumentedLineNeedsNoFlag(Jdk jdk) {
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", "-Xlint:all");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause({"EM-OPT-1", "EM-OPT-2"})
    void withoutAnnotationProcessingItWorksToo(Jdk jdk) {
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary", "-proc:none");
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations(), "-proc:none");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-2")
    void theProcessorPathAloneIsEnough(Jdk jdk) {
        compilesAndRuns(jdk, "-processorpath", plugin(), "-cp", annotations());
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-2")
    void theClassPathAloneIsEnough(Jdk jdk) {
        compilesAndRuns(jdk, "-cp", path(plugin(), annotations()));
        compilesAndRuns(jdk, "-cp", path(annotations(), plugin()), "-Xplugin:Emissary");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-1")
    void olderLanguageLevelsWork(Jdk jdk) {
        compilesAndRuns(jdk, "--release", "17", "-processorpath", plugin(), "-cp", annotations(), "-Xplugin:Emissary");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-3")
    void withoutASuperclassTheKeywordFormNeedsNothingOfThisProject(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", """
                        public emissary Bazz(Runnable foo) {
                            public static void main(String... args) {
                                new Bazz(() -> System.out.println(Bazz.class.getSuperclass())).run();
                            }
                        }
                        """);
        assertThat(project.javac(
                                "-processorpath",
                                plugin(),
                                "-Xplugin:Emissary superclass=none",
                                "-d",
                                "out",
                                "Bazz.java")
                        .clean())
                .isEmpty();
        assertThat(project.java("-cp", "out", "Bazz")).isEqualTo("class java.lang.Object");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-3")
    void withNothingOnTheClassPathTheDefaultSaysWhatIsMissing(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", "public emissary Bazz(Runnable foo);\n");
        Jdk.Outcome outcome = project.javac(
                "-XDrawDiagnostics", "-processorpath", plugin(), "-Xplugin:Emissary", "-d", "out", "Bazz.java");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err() + outcome.out())
                .contains("Bazz.java:1:")
                .contains("emissary.err.superclass.missing")
                .containsPattern("(?m)^1 error$");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-4")
    void withTheKeywordOffTheWordIsAnOrdinaryIdentifier(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("Main.java", """
                        public class Main {
                            static class emissary { }
                            emissary create(Runnable r) { return new emissary(); }
                            @dev.emissary.Emissary record Still(Runnable r) { }
                            public static void main(String... args) {
                                new Still(() -> System.out.println(new Main().create(null) != null)).run();
                            }
                        }
                        """)
                .write("Bazz.java", "public emissary Bazz(Runnable foo);\n");
        String[] line = {
            "-XDrawDiagnostics",
            "-processorpath",
            plugin(),
            "-cp",
            annotations(),
            "-Xplugin:Emissary keyword=off",
            "-d",
            "out"
        };
        assertThat(project.javac(with(line, "Main.java")).clean()).isEmpty();
        assertThat(project.runMain("out", "Main")).isEqualTo("true");
        Jdk.Outcome refused = project.javac(with(line, "Bazz.java"));
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err() + refused.out()).contains("Bazz.java:1:").doesNotContain("emissary.err");
    }

    private static String[] with(String[] line, String... more) {
        return java.util.stream.Stream.concat(java.util.Arrays.stream(line), java.util.Arrays.stream(more))
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-OPT-5")
    void aMistakeInAnOptionIsAnErrorThatListsWhatIsValid(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ);
        for (String wrong :
                List.of("color=red", "superclass=Object", "keyword=perhaps", "keyword=off keyword=on", "superclass")) {
            Jdk.Outcome outcome = project.javac(
                    "-processorpath",
                    plugin(),
                    "-cp",
                    annotations(),
                    "-Xplugin:Emissary " + wrong,
                    "-d",
                    "out",
                    "Bazz.java");
            assertThat(outcome.exitCode()).as(wrong).isNotZero();
            assertThat(outcome.err() + outcome.out())
                    .as(wrong)
                    .contains("error: ", "Emissary")
                    .doesNotContain("\tat ")
                    .doesNotContain("Exception")
                    .containsPattern("superclass|keyword");
        }
    }

    @ParameterizedTest
    @MethodSource("jdks")
    @Clause({"EM-OPT-1", "EM-OPT-2"})
    void theCompilerApiInAJvmWithoutFlagsIsEnough(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ).write("Tool.java", """
                import java.util.List;
                import javax.tools.ToolProvider;
                class Tool {
                    public static void main(String... args) throws Exception {
                        var compiler = ToolProvider.getSystemJavaCompiler();
                        for (int i = 0; i < 2; i++) {
                            try (var files = compiler.getStandardFileManager(null, null, null)) {
                                boolean good = compiler.getTask(null, files, null,
                                        List.of("-processorpath", args[0], "-cp", args[1], "-Xplugin:Emissary", "-d", "out"),
                                        null, files.getJavaFileObjects("Bazz.java")).call();
                                System.out.println(good);
                            }
                        }
                    }
                }
                """);
        assertThat(project.javac("-d", "tool", "Tool.java").clean()).isEmpty();
        assertThat(project.java("-cp", "tool", "Tool", plugin(), annotations())).isEqualTo("true\ntrue");
        assertThat(project.runMain("out", "Main")).isEqualTo("run 5");
    }

    /** Maven asks for the texts when the compilation is over, and so does whoever collects diagnostics. */
    @ParameterizedTest
    @MethodSource("jdks")
    @Clause("EM-DIAG-1")
    void messagesCanBeReadWhenTheCompilationIsOver(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("Job.java", "public emissary Job(String task);\n")
                .write("Tool.java", """
                        import java.util.List;
                        import javax.tools.DiagnosticCollector;
                        import javax.tools.JavaFileObject;
                        import javax.tools.ToolProvider;
                        class Tool {
                            public static void main(String... args) throws Exception {
                                var compiler = ToolProvider.getSystemJavaCompiler();
                                var collected = new DiagnosticCollector<JavaFileObject>();
                                try (var files = compiler.getStandardFileManager(collected, null, null)) {
                                    compiler.getTask(null, files, collected,
                                            List.of("-processorpath", args[0], "-cp", args[1], "-Xplugin:Emissary"),
                                            null, files.getJavaFileObjects("Job.java")).call();
                                }
                                collected.getDiagnostics().forEach(each ->
                                        System.out.println(each.getCode() + ": " + each.getMessage(null)));
                            }
                        }
                        """);
        assertThat(project.javac("-d", "tool", "Tool.java").clean()).isEmpty();
        assertThat(project.java("-cp", "tool", "Tool", plugin(), annotations()))
                .startsWith("emissary.err.component.not.interface: ")
                .contains("task", "String")
                .doesNotContain("message file broken");
    }
}
