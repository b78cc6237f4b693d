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

/** Tests of emissaries in named modules, on every JDK. */
class ModulesIT {
    private static final String FACE = """
            package lib;
            public emissary Face(CharSequence s) {
                private Face { }
                public Face() { this("secret"); }
            }
            """;

    @TempDir
    private Path directory;

    private Project library(Jdk jdk, String moduleInfo) {
        return new Project(jdk, directory)
                .write("lib/module-info.java", moduleInfo)
                .write("lib/lib/Face.java", FACE);
    }

    private static Jdk.Outcome compileRaw(Project project, String pluginOptions, String... more) {
        List<String> all = new java.util.ArrayList<>(List.of(
                "-XDrawDiagnostics",
                "-Xlint:all,-processing",
                "-processorpath",
                plugin(),
                ("-Xplugin:Emissary " + pluginOptions).strip(),
                "-d",
                "mods/lib"));
        all.addAll(List.of(more));
        all.addAll(List.of("lib/module-info.java", "lib/lib/Face.java"));
        return project.javac(all.toArray(String[]::new));
    }

    @EachJdk
    @Clause({"EM-OPT-3", "EM-DIAG-1"})
    void aMissingRequiresIsOneErrorThatSaysWhatToWrite(Jdk jdk) {
        Jdk.Outcome outcome = compileRaw(library(jdk, "module lib { exports lib; }\n"), "", "-p", annotations());
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err() + outcome.out())
                .contains("Face.java:2:", "emissary.err.superclass.missing")
                .containsPattern("(?m)^1 error$");
    }

    @EachJdk
    @Clause({"EM-OPT-3", "EM-FORM-3"})
    void withoutASuperclassTheAnnotationIsNeededForCompilingOnly(Jdk jdk) {
        Project project = library(jdk, "module lib { requires static transitive dev.emissary; exports lib; }\n")
                .write("lib/lib/Main.java", """
                        package lib;
                        class Main {
                            @dev.emissary.Emissary record R(Runnable r) { }
                            public static void main(String... args) {
                                new R(() -> System.out.println(new Face().length())).run();
                            }
                        }
                        """);
        assertThat(compileRaw(project, "superclass=none", "-p", annotations(), "lib/lib/Main.java")
                        .clean())
                .isEmpty();
        assertThat(project.java("-p", "mods/lib", "-m", "lib/lib.Main")).isEqualTo("6");
    }

    @EachJdk
    @Clause({"EM-OPT-1", "EM-DEL-5", "EM-CLASS-1"})
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
                .compile("mods", "-p", annotations(), "--module-source-path", "src", "-m", "api,impl,app");
        String[] line = {"--limit-modules", "impl", "-p", path("mods", annotations()), "-m", "app/app.Main"};
        assertThat(project.java(line)).isEqualTo("42 Face Optional.empty");
    }
}
