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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a project's own annotation processor and emissaries, in every JDK's own launcher (EM-EQ-4). */
class ProcessorIT {
    /** For each emissary, a class with the names of its forwarders, as an isolating processor of an incremental build. */
    private static final String PROCESSOR = """
            package gen;
            import java.io.*;
            import java.util.*;
            import javax.annotation.processing.*;
            import javax.lang.model.SourceVersion;
            import javax.lang.model.element.*;
            import javax.lang.model.util.ElementFilter;
            import javax.tools.Diagnostic;
            @SupportedAnnotationTypes("dev.emissary.Emissary")
            public class Lister extends AbstractProcessor {
                @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
                @Override public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
                    for (TypeElement annotation : annotations) {
                        ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)).forEach(this::list);
                    }
                    return true;
                }
                private void list(TypeElement type) {
                    List<String> names = new ArrayList<>();
                    ElementFilter.methodsIn(type.getEnclosedElements()).forEach(method -> names.add(method.toString()));
                    Collections.sort(names);
                    processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE,
                        type + " " + type.getModifiers() + " " + type.getInterfaces() + " " + names);
                    try (Writer writer = processingEnv.getFiler().createSourceFile(type + "Names", type).openWriter()) {
                        writer.write("package p; class " + type.getSimpleName() + "Names { String all = \\"" + names + "\\"; }");
                    } catch (IOException failure) {
                        throw new UncheckedIOException(failure);
                    }
                }
            }
            """;

    /** No class files of an earlier compilation. */
    private static final String NOTHING = "processors";

    private static final String X_NOTE = "Note: p.X [public, final] p.Foo [f(int,java.lang.String...), own()]\n";
    private static final String Y_NOTE =
            "Note: p.Y [final] java.lang.Runnable,java.lang.AutoCloseable [close(), run()]\n";

    @TempDir
    private Path directory;

    private Project project(Jdk jdk) {
        Project project = new Project(jdk, directory)
                .write("processor/gen/Lister.java", PROCESSOR)
                .write("processors/META-INF/services/javax.annotation.processing.Processor", "gen.Lister\n")
                .write("p/Foo.java", "package p;\npublic interface Foo { int f(int a, String... more); }\n")
                .write("p/X.java", "package p;\npublic emissary X(Foo foo) { void own() {} }\n")
                .write("p/Y.java", """
                        package p;
                        @dev.emissary.Emissary record Y(Runnable r, AutoCloseable c) { static final Object O = XNames.class; }
                        """);
        assertThat(project.javac("-proc:none", "-d", "processors", "processor/gen/Lister.java")
                        .clean())
                .isEmpty();
        return project;
    }

    /** Returns the notes, after a compilation that was successful and said nothing else. */
    private static String notes(Project project, String output, String classPath, String... arguments) {
        List<String> line = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-d", output, "-s", output));
        line.addAll(List.of("-processorpath", path("processors", plugin()), "-cp", path(annotations(), classPath)));
        line.addAll(List.of(arguments));
        project.write(output + "/nothing", "");
        Jdk.Outcome outcome = project.javac(line.toArray(String[]::new));
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        return outcome.err().replace("\r", "");
    }

    @EachJdk
    @Clause({"EM-EQ-4", "EM-FWD-9"})
    void anIncrementalBuildGivesWhatAFullOneDoes(Jdk jdk) {
        Project project = project(jdk);
        assertThat(notes(project, "full", NOTHING, "p/X.java", "p/Y.java", "p/Foo.java"))
                .isEqualTo(X_NOTE + Y_NOTE);
        // One file is compiled anew against the class files of all, the generated ones too, of which javac would warn.
        assertThat(notes(project, "one", "full", "-Xlint:-processing", "p/Y.java"))
                .isEqualTo(Y_NOTE);
        assertThat(project.classes("one").keySet()).containsExactly("p/Y.class", "p/YNames.class");
        project.classes("one")
                .forEach((name, bytes) ->
                        assertThat(bytes).isEqualTo(project.classes("full").get(name)));
        // One file is compiled anew, and of the other emissary the class file is processed.
        assertThat(notes(project, "both", "full", "-Xlint:-processing", "p/Y.java", "p.X"))
                .contains(X_NOTE, Y_NOTE);
        assertThat(project.classes("both").get("p/XNames.class"))
                .isEqualTo(project.classes("full").get("p/XNames.class"));
    }

    @EachJdk
    @Clause("EM-EQ-4")
    void processingAloneSeesSourcesAndClassFilesAlike(Jdk jdk) {
        Project project = project(jdk);
        assertThat(notes(project, "sources", NOTHING, "-proc:only", "p/X.java", "p/Y.java", "p/Foo.java"))
                .isEqualTo(X_NOTE + Y_NOTE);
        assertThat(project.classes("sources")).isEmpty();
        assertThat(directory.resolve("sources/p/YNames.java")).exists();
        project.compile("full", "p/X.java", "p/Foo.java");
        assertThat(notes(project, "classes", "full", "-proc:only", "p.X")).isEqualTo(X_NOTE);
        assertThat(project.classes("classes")).isEmpty();
    }

    @EachJdk
    @Clause("EM-EQ-4")
    void withoutProcessingAndWithImplicitSourcesItIsTheSameClass(Jdk jdk) {
        Project project = project(jdk).write("q/User.java", "package q;\nclass User { p.X x; }\n");
        notes(project, "full", NOTHING, "p/X.java", "p/Foo.java");
        notes(project, "none", NOTHING, "-proc:none", "p/X.java", "p/Foo.java");
        assertThat(notes(project, "implicit", NOTHING, "-implicit:class", "-sourcepath", ".", "q/User.java"))
                .isEmpty();
        assertThat(project.classes("none").get("p/X.class"))
                .isEqualTo(project.classes("full").get("p/X.class"))
                .isEqualTo(project.classes("implicit").get("p/X.class"));
    }
}
