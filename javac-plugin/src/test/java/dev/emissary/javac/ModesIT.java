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
import org.junit.jupiter.api.BeforeEach;
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

    /** A program that runs javac: its arguments are a mode, the plugin's jar and that of the annotations. */
    private static final String HOST = """
            import com.sun.source.util.JavacTask;
            import java.io.*;
            import java.net.URI;
            import java.nio.file.*;
            import java.util.*;
            import javax.tools.*;

            class Host {
                static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
                static String[] arguments;

                public static void main(String... all) throws Exception {
                    arguments = all;
                    switch (all[0]) {
                        case "steps" -> steps();
                        case "deleted" -> deleted();
                        default -> inMemory();
                    }
                }

                static JavacTask task(JavaFileManager files, String plugin, Iterable<? extends JavaFileObject> sources) {
                    return (JavacTask) JAVAC.getTask(new PrintWriter(System.out, true), files, null,
                            List.of("-processorpath", plugin, "-cp", arguments[2], "-Xplugin:Emissary", "-d", "out"),
                            null, sources);
                }

                static void steps() throws Exception {
                    try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
                        JavacTask task = task(files, arguments[1], files.getJavaFileObjects("p/Main.java"));
                        task.parse();
                        task.analyze();
                        task.analyze();
                        task.generate();
                        task = task(files, arguments[1], files.getJavaFileObjects("p/Main.java"));
                        task.analyze();
                        task.generate();
                        System.out.println("generated");
                    }
                }

                static void deleted() throws Exception {
                    Path jar = Path.of("used.jar");
                    for (String step : List.of("there", "there", "deleted", "there")) {
                        Files.deleteIfExists(jar);
                        if (step.equals("there")) {
                            Files.copy(Path.of(arguments[1]), jar);
                        }
                        try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
                            System.out.println(task(files, "used.jar", files.getJavaFileObjects("p/Main.java")).call());
                        }
                    }
                }

                /** As an IDE does. */
                static void inMemory() throws Exception {
                    Map<String, Unit> classes = new TreeMap<>();
                    try (var files = new ForwardingJavaFileManager<>(JAVAC.getStandardFileManager(null, null, null)) {
                        @Override public JavaFileObject getJavaFileForOutput(Location location, String name,
                                JavaFileObject.Kind kind, FileObject sibling) {
                            return classes.computeIfAbsent(name, key -> new Unit(key, kind, ""));
                        }
                    }) {
                        String text = Files.readString(Path.of("p/Main.java"));
                        Unit main = new Unit("p.Main", JavaFileObject.Kind.SOURCE, text);
                        System.out.println(task(files, arguments[1], List.of(main)).call());
                    }
                    for (Unit unit : classes.values()) {
                        Path file = Path.of("out", unit.name.replace('.', '/') + ".class");
                        Files.createDirectories(file.getParent());
                        Files.write(file, unit.bytes.toByteArray());
                    }
                }

                static class Unit extends SimpleJavaFileObject {
                    final String name;
                    final String text;
                    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    Unit(String name, Kind kind, String text) {
                        super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
                        this.name = name;
                        this.text = text;
                    }
                    @Override public CharSequence getCharContent(boolean ignored) { return text; }
                    @Override public OutputStream openOutputStream() { return bytes; }
                }
            }
            """;

    @TempDir
    private Path directory;

    @BeforeEach
    void write() {
        new Project(Jdk.running(), directory).write("p/Main.java", MAIN);
    }

    private Project host(Jdk jdk, String mode, String printed) {
        Project project = new Project(jdk, directory).write("Host.java", HOST);
        assertThat(project.javac("-d", "host", "Host.java").clean()).isEmpty();
        assertThat(project.java("-cp", "host", "Host", mode, plugin(), annotations())
                        .lines())
                .containsExactly(printed.split("\n"));
        return project;
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
        assertThat(directory.resolve("home").toFile().mkdir()).isTrue();
        assertThat(directory.resolve("home").toFile().setReadOnly()).isTrue();
        for (String home : List.of("home", "nowhere/home")) {
            Project project = new Project(jdk, directory);
            Jdk.Outcome outcome = project.javac(
                    "-J-Duser.home=" + home,
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
            assertThat(project.runMain("out", "p.Main")).isEqualTo(PRINTED);
        }
        assertThat(directory.resolve("home")).isEmptyDirectory();
        assertThat(directory.resolve("nowhere")).doesNotExist();
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void aTaskMayGoStepByStepAndBeAnalyzedTwice(Jdk jdk) {
        Project project = host(jdk, "steps", "generated");
        assertThat(project.runMain("out", "p.Main")).isEqualTo(PRINTED);
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void aFileManagerOfTheHostMayHaveAllFilesInMemory(Jdk jdk) {
        Project project = host(jdk, "memory", "true");
        assertThat(project.runMain("out", "p.Main")).isEqualTo(PRINTED);
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void aJarThatIsDeletedAndPutBackIsAsANewOne(Jdk jdk) {
        Project project = host(jdk, "deleted", "true\ntrue\nerror: plug-in not found: Emissary\nfalse\ntrue");
        assertThat(project.runMain("out", "p.Main")).isEqualTo(PRINTED);
    }
}
