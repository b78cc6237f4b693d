package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import dev.emissary.conformance.ClassFile;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of the built jar on command lines, in modules, and in a task of the API, on every JDK (EM-OPT-1, EM-OPT-8,
 * EM-CLASS-1, EM-OPT-2, EM-OPT-3, EM-DIAG-1, EM-DEL-5).
 */
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

    private static final String JVM_WARNING = "WARNING: java.io.tmpdir directory does not exist";

    /** Without a flag, without annotation processing, for an older release, and by a path alone. */
    @Tag("long")
    @EachJdk
    void theDocumentedLineAndThePathsAloneAreEnough(Jdk jdk) {
        Project project = new Project(jdk, directory).write("Bazz.java", BAZZ);
        for (String line : List.of(
                "-processorpath PLUGIN -cp ANNOTATIONS -Xplugin:Emissary -Xlint:all",
                "-processorpath PLUGIN -cp ANNOTATIONS -Xplugin:Emissary --release=17",
                "-processorpath PLUGIN -cp ANNOTATIONS",
                "-processorpath PLUGIN -cp ANNOTATIONS -proc:none",
                "-cp PLUGIN;ANNOTATIONS",
                "-cp ANNOTATIONS;PLUGIN -Xplugin:Emissary -proc:none")) {
            project.silent("javac", line + " -d out Bazz.java");
            byte[] bytes = project.classes("out").get("Bazz.class");
            assertThat(new ClassFile(bytes).publicMethods()).contains("run()V", "length()I");
        }
        assertThat(project.runMain("out", "Main")).isEqualTo("run 5");
    }

    /** Who uses an emissary needs no plugin. */
    @Tag("long")
    @EachJdk
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
                .compile("implicit", "-cp ANNOTATIONS -implicit:class -sourcepath src src/q/Main.java")
                .compile("steps", "-cp ANNOTATIONS src/p/Front.java")
                .silent("javac", "-cp steps;ANNOTATIONS -proc:none -Xlint:all -d steps src/q/Main.java");
        assertThat(project.runMain("steps", "q.Main")).isEqualTo("4");
        assertThat(project.classes("steps")).usingRecursiveComparison().isEqualTo(project.classes("implicit"));
    }

    @EachJdk
    void aModuleMayBePatchedByAnEmissary(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("m/module-info.java", "module m { exports p; requires static dev.emissary; }")
                .write("m/p/Named.java", "package p; public interface Named { String name(); }")
                .write("patch/p/Front.java", "package p; emissary Front(Named named);");
        project.compile("mods/m", "-p ANNOTATIONS m/module-info.java m/p/Named.java")
                .compile("patched", "-p mods;ANNOTATIONS --patch-module m=patch patch/p/Front.java");
        assertThat(project.classes("patched")).containsOnlyKeys("p/Front.class");
    }

    @EachJdk
    void neitherAHomeNorATemporaryDirectoryIsNeeded(Jdk jdk) {
        Jdk.Outcome outcome = new Project(jdk, directory)
                .write("Bazz.java", BAZZ)
                .run(
                        "javac",
                        "-J-Duser.home=nowhere/home -J-Djava.io.tmpdir=nowhere/tmp"
                                + " -processorpath PLUGIN -cp ANNOTATIONS -d out Bazz.java");
        // The JVM says so, from JDK 21 on.
        assertThat(outcome.printed().replace(JVM_WARNING, "")).isBlank();
        assertThat(outcome.exitCode()).isZero();
        assertThat(directory.resolve("out/Bazz.class")).exists();
        assertThat(directory.resolve("nowhere")).doesNotExist();
    }

    /** As an editor does, with all files in memory. */
    @Test
    void aTaskMayGoStepByStepAndBeAnalyzedTwice() throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        ClassLoader plugins = getClass().getClassLoader();
        List<Map<String, byte[]>> compiled = new ArrayList<>();
        for (boolean whole : List.of(true, false)) {
            MemoryFiles files = new MemoryFiles(javac.getStandardFileManager(null, null, null), plugins);
            JavacTask task = (JavacTask) javac.getTask(
                    null, files, null, List.of("-Xplugin:Emissary", "-proc:none"), null, Javac.texts(BAZZ));
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
        assertThat(compiled.get(1)).containsOnlyKeys("Bazz", "Main", "Other");
        assertThat(compiled.get(1)).usingRecursiveComparison().isEqualTo(compiled.get(0));
    }

    @EachJdk
    void aMissingRequiresIsOneErrorThatSaysWhatToWrite(Jdk jdk) {
        Jdk.Outcome outcome = new Project(jdk, directory)
                .write("module-info.java", "module lib {}")
                .write("lib/Face.java", "package lib; emissary Face(CharSequence s);")
                .run(
                        "javac",
                        "-XDrawDiagnostics -processorpath PLUGIN -p ANNOTATIONS -d out module-info.java lib/Face.java");
        assertThat(outcome.printed())
                .contains("Face.java:1:", "emissary.err.superclass.missing")
                .containsPattern("(?m)^1 error$");
    }

    @EachJdk
    void manyModulesAtOnceAreCompiledWithoutAFlagAndNeedOnlyJavaBase(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("src/api/module-info.java", "module api { exports api; }\n")
                .write("src/api/api/Service.java", "package api;\npublic interface Service { int answer(); }\n")
                .write(
                        "src/impl/module-info.java",
                        "module impl { requires api; requires dev.emissary; provides api.Service with impl.Face; }\n")
                .write("src/impl/impl/Face.java", """
                        package impl;
                        public emissary Face(api.Service service) {
                            private Face { }
                            public Face() { this(() -> 42); }
                        }
                        """)
                .write("src/app/module-info.java", "module app { requires api; uses api.Service; }\n")
                .write("src/app/app/Main.java", """
                        package app;
                        public class Main {
                            public static void main(String... args) {
                                api.Service service = java.util.ServiceLoader.load(api.Service.class).findFirst().get();
                                System.out.println(service.answer() + " " + service.getClass().getSimpleName() + " "
                                        + ModuleLayer.boot().findModule("java.compiler"));
                            }
                        }
                        """)
                .compile("mods", "-p ANNOTATIONS --module-source-path src -m api,impl,app");
        assertThat(project.java("--limit-modules impl -p mods;ANNOTATIONS -m app/app.Main"))
                .isEqualTo("42 Face Optional.empty");
    }
}
