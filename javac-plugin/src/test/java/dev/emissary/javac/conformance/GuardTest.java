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
import dev.emissary.javac.testing.NoClause;
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
import org.junit.jupiter.params.provider.MethodSource;
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
    void eachRecordThatIsNoEmissaryIsAnErrorAtItsName() {
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
    }

    @Test
    @Clause({"EM-ENC-7", "EM-DIAG-1"})
    void theErrorSaysWhatToWrite() throws IOException {
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
    }

    @Test
    @Clause("EM-ENC-7")
    void generatedSourcesAreReportedInLaterRounds() {
        Compiled compiled = withoutThePlugin(
                "class Source {}",
                ScriptedProcessor.generating(
                                List.of("First", "class First {}"),
                                List.of("Second", "class Second { @dev.emissary.Emissary record S(Runnable r) {} }"))
                        .oneEachRound());
        assertThat(compiled.errors()).containsExactly("Second.java:1 compiler.err.proc.messager");
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
    @ValueSource(strings = {"17", ""})
    @Clause("EM-ENC-7")
    void itWarnsOfNothingWhateverTheVersionOfTheSource(String release) throws IOException {
        String[] paths = {"-Xlint:all,-options", "-processorpath", ANNOTATIONS, "-cp", ANNOTATIONS};
        assertThat(
                        release.isEmpty()
                                ? javac("record Source(Runnable r) {}", paths)
                                : javac("record Source(Runnable r) {}", with(paths, "--release", release)))
                .isEmpty();
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
    }

    @Test
    @Clause("EM-ENC-7")
    void itClaimsNothing() throws IOException {
        assertThat(javac(
                        "@dev.emissary.Emissary record Source(Runnable r) {}",
                        "-XprintProcessorInfo",
                        "-processorpath",
                        ANNOTATIONS,
                        "-cp",
                        ANNOTATIONS))
                .contains("Processor " + GUARD + " matches [/dev.emissary.Emissary] and returns false.");
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
                        ScriptedProcessor.generating(
                                List.of("Generated", "public emissary Generated(Runnable r);"),
                                List.of(
                                        "Other",
                                        "@dev.emissary.Emissary record Other(Generated g) implements Runnable {}")))
                .compile(source)
                .clean();
    }

    @Test
    @Clause("EM-ENC-7")
    void classFilesOfEmissariesAreClasses() throws IOException {
        assertThat(javac(
                        "@dev.emissary.Emissary public record Source(Runnable r) {}",
                        "-processorpath",
                        PLUGIN,
                        "-cp",
                        ANNOTATIONS))
                .isEmpty();
        String classPath = path(Emissary.class) + File.pathSeparator + directory;
        assertThat(new PrintingJavac(directory)
                        .launch(List.of("-proc:only", "-processorpath", ANNOTATIONS, "-cp", classPath, "Source")))
                .isEmpty();
    }

    static List<List<String>> waysToHaveThePlugin() {
        return List.of(
                List.of("-processorpath", PLUGIN, "-cp", ANNOTATIONS),
                List.of("-processorpath", PLUGIN, "-cp", ANNOTATIONS, "-Xplugin:Emissary"),
                List.of("-processorpath", path(EmissaryPlugin.class, Emissary.class), "-cp", ANNOTATIONS),
                List.of("-cp", path(EmissaryPlugin.class, Emissary.class)),
                List.of("-cp", path(Emissary.class, EmissaryPlugin.class), "-Xplugin:Emissary"));
    }

    /** A processor that is found lets javac warn of annotations that nobody claims, and do everything else later. */
    @ParameterizedTest
    @MethodSource("waysToHaveThePlugin")
    @Clause({"EM-ENC-7", "EM-EQ-3"})
    void withThePluginJavacFindsNoGuardAndProcessesNothing(List<String> way) throws IOException {
        String[] arguments = with(way.toArray(String[]::new), "-Xlint:all", PRINT_ROUNDS);
        assertThat(javac(ANNOTATED, arguments)).isEmpty();
        assertThat(javac("class Source { @dev.emissary.Emissary record E(Runnable r) {} }", arguments))
                .isEmpty();
    }

    @Test
    @NoClause("what the other tests rely on")
    void withoutThePluginJavacFindsTheGuardAndProcesses() throws IOException {
        assertThat(javac(ANNOTATED, "-processorpath", ANNOTATIONS, "-cp", ANNOTATIONS, PRINT_ROUNDS))
                .contains("Round 1");
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
