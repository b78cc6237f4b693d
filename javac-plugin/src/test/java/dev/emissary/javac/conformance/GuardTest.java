package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.PrintingJavac.ANNOTATIONS;
import static dev.emissary.javac.testing.PrintingJavac.PLUGIN;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.Emissary;
import dev.emissary.guard.EmissaryGuard;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.PrintingJavac;
import dev.emissary.javac.testing.ScriptedProcessor;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the processor that reports emissaries which are compiled without the plugin (EM-ENC-7). */
class GuardTest {
    private static final String TEXT =
            " is compiled as a record, not as an emissary: the Emissary plugin is not running";
    private static final String SERVICE = "META-INF/services/javax.annotation.processing.Processor";
    private static final String GUARD = "dev.emissary.guard.EmissaryGuard";

    /** An option of javac that prints something as soon as annotations are processed. */
    private static final String PRINT_ROUNDS = "-XprintRounds";

    private static final String ANNOTATED = """
            class Source {
                @interface Mine {}
                @Mine java.util.List<String> unclaimed;
            }
            """;

    @TempDir
    private Path directory;

    private static Compiled withoutThePlugin(String source, ScriptedProcessor... others) {
        return WithAndWithout.without(
                List.of(JavaFileObjects.forSourceString("Source", source)),
                Stream.concat(Stream.of(new EmissaryGuard()), Arrays.stream(others))
                        .toList());
    }

    /** Compiles a text in a file of the directory, and returns what javac prints. */
    private String javac(String source, String... arguments) throws IOException {
        Files.writeString(directory.resolve("Source.java"), source);
        return new PrintingJavac(directory)
                .run(Stream.concat(Arrays.stream(arguments), Stream.of("Source.java"))
                        .toList());
    }

    /** Returns the places of jars, joined to one path. */
    private static String path(Class<?>... types) {
        return String.join(
                File.pathSeparator,
                Arrays.stream(types)
                        .map(type -> CodeLocation.of(type).toString())
                        .toList());
    }

    @Test
    @Clause("EM-ENC-7")
    void eachRecordThatIsNoEmissaryIsAnErrorAtItsNameInEachRound() {
        Compiled compiled = withoutThePlugin("""
                import dev.emissary.Emissary;
                @Emissary(Runnable.class) record Source(Runnable r) {
                    @Emissary private record Member(Runnable r) {}
                }
                interface I { class C { @dev.emissary.Emissary record Deep<T>(Iterable<T> i) {} } }
                enum E { A; @Emissary record InEnum(Runnable r) implements Runnable { public void run() {} } }
                """);
        assertThat(compiled.success()).isFalse();
        assertThat(compiled.errors())
                .containsExactlyInAnyOrder(
                        "Source.java:2 compiler.err.proc.messager",
                        "Source.java:3 compiler.err.proc.messager",
                        "Source.java:5 compiler.err.proc.messager",
                        "Source.java:6 compiler.err.proc.messager");
        assertThat(compiled.diagnostics())
                .extracting(message -> message.text().lines().findFirst().orElseThrow())
                .containsExactlyInAnyOrder(
                        "Source" + TEXT, "Source.Member" + TEXT, "I.C.Deep" + TEXT, "E.InEnum" + TEXT);
        ScriptedProcessor generating = ScriptedProcessor.generating(
                List.of(List.of("First", "class First {}")),
                List.of(List.of("Second", "class Second { @dev.emissary.Emissary record S(Runnable r) {} }")));
        assertThat(withoutThePlugin("class Source {}", generating).errors())
                .containsExactly("Second.java:1 compiler.err.proc.messager");
    }

    @Test
    @Clause({"EM-ENC-7", "EM-DIAG-1"})
    void theErrorSaysWhatToWriteAndNothingIsClaimed() throws IOException {
        assertThat(javac(
                        "@dev.emissary.Emissary record Source(Runnable r) {}",
                        "-processorpath",
                        ANNOTATIONS,
                        "-cp",
                        ANNOTATIONS))
                .isEqualTo("""
                        Source.java:1: error: Source is compiled as a record, not as an emissary: the Emissary plugin is not running
                        @dev.emissary.Emissary record Source(Runnable r) {}
                                               ^
                          compile with javac -processorpath emissary-javac-plugin.jar -Xplugin:Emissary
                          compilers that do not run javac plugins, such as Eclipse's, need the class files or the output of \
                        desugar=
                        1 error
                        """);
        String[] guarded = {"-processorpath", ANNOTATIONS, "-cp", ANNOTATIONS, "-Xlint:all,-options", "--release", "17"
        };
        assertThat(javac("record Source(Runnable r) {}", guarded)).isEmpty();
        guarded[4] = "-XprintProcessorInfo";
        assertThat(javac("@dev.emissary.Emissary record Source(Runnable r) {}", guarded))
                .contains("Processor " + GUARD + " matches [/dev.emissary.Emissary] and returns false.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Source {}",
                "record Source(Runnable r) {}",
                "class Source { @interface Emissary {} @Emissary record R(Runnable r) {} }",
                "@dev.emissary.Emissary class Source {}",
                "@dev.emissary.Emissary interface Source { record R(Runnable r) {} }",
            })
    @Clause("EM-ENC-7")
    void nothingElseIsReported(String source) {
        withoutThePlugin(source).clean();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public emissary Source(Runnable r);",
                "@dev.emissary.Emissary public record Source(Runnable r) {}",
                "class Source { @dev.emissary.Emissary record M(Runnable r) {} emissary K(Runnable r) { } }",
                """
                class Source {
                    Runnable field = () -> { @dev.emissary.Emissary record L(Runnable r) {} new L(() -> {}).run(); };
                    void m() { emissary L(Runnable r) { } new Object() { @dev.emissary.Emissary record A(Runnable r) {} }; }
                }
                """,
            })
    @Clause("EM-ENC-7")
    void withThePluginItIsSilentWhereverItRuns(String source) {
        emissary()
                .withProcessors(
                        new EmissaryGuard(),
                        ScriptedProcessor.generating(List.of(
                                List.of("Generated", "public emissary Generated(Runnable r);"),
                                List.of(
                                        "Other",
                                        "@dev.emissary.Emissary record Other(Generated g) implements Runnable {}"))))
                .compile(source)
                .clean();
    }

    /** A processor that is found lets javac warn of annotations that nobody claims, and do everything else later. */
    @Test
    @Clause({"EM-ENC-7", "EM-EQ-3"})
    void withThePluginJavacFindsNoGuardAndProcessesNothing() throws IOException {
        assertThat(javac(ANNOTATED, "-processorpath", ANNOTATIONS, "-cp", ANNOTATIONS, PRINT_ROUNDS))
                .contains("Round 1");
        for (List<String> way : List.of(
                List.of("-processorpath", PLUGIN, "-cp", ANNOTATIONS),
                List.of("-processorpath", path(EmissaryPlugin.class, Emissary.class), "-cp", ANNOTATIONS),
                List.of("-cp", path(Emissary.class, EmissaryPlugin.class), "-Xplugin:Emissary"))) {
            String[] arguments = Stream.concat(way.stream(), Stream.of("-Xlint:all", PRINT_ROUNDS))
                    .toArray(String[]::new);
            assertThat(javac(ANNOTATED, arguments)).isEmpty();
            assertThat(javac("class Source { @dev.emissary.Emissary record E(Runnable r) {} }", arguments))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Clause({"EM-ENC-7", "EM-EQ-4"})
    void withThePluginOtherProcessorsAreFoundStill(boolean inOneFileWithTheGuard) throws IOException {
        String other = """
                package other;
                import java.util.Set;
                import javax.annotation.processing.AbstractProcessor;
                import javax.annotation.processing.RoundEnvironment;
                import javax.annotation.processing.SupportedAnnotationTypes;
                import javax.lang.model.SourceVersion;
                import javax.lang.model.element.TypeElement;
                import javax.tools.Diagnostic;
                @SupportedAnnotationTypes("*")
                public class Other extends AbstractProcessor {
                    @Override public SourceVersion getSupportedSourceVersion() { return SourceVersion.latest(); }
                    @Override public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
                        if (round.processingOver()) processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE, "was here");
                        return false;
                    }
                }
                """;
        Files.writeString(directory.resolve("Other.java"), other);
        assertThat(new PrintingJavac(directory).run(List.of("-proc:none", "Other.java")))
                .isEmpty();
        Path service = directory.resolve(SERVICE);
        Files.createDirectories(service.getParent());
        Files.writeString(service, inOneFileWithTheGuard ? GUARD + "\nother.Other\n" : "other.Other\n");
        if (inOneFileWithTheGuard) {
            Path guard = directory.resolve("dev/emissary/guard/EmissaryGuard.class");
            Files.createDirectories(guard.getParent());
            Files.copy(Path.of(path(EmissaryPlugin.class), "dev/emissary/guard/EmissaryGuard.class"), guard);
        }
        String processors = path(EmissaryPlugin.class) + File.pathSeparator + directory;
        assertThat(javac(
                        "@dev.emissary.Emissary record Source(Runnable r) {}",
                        "-processorpath",
                        processors,
                        "-cp",
                        ANNOTATIONS))
                .isEqualTo("Note: was here\n");
    }
}
