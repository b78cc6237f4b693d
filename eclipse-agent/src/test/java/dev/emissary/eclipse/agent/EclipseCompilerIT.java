package dev.emissary.eclipse.agent;

import static dev.emissary.eclipse.agent.CompilerRun.AGENT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.BrokenPlugin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles programs with versions of the compiler, and the agent as it is published. */
class EclipseCompilerIT {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void mistakesAreReportedWithTheirTextAndKey(Path ecj) throws Exception {
        Path sources = sources("Two.java", """
                emissary Two(Runnable one, Runnable other);
                class Mock extends Front {}
                emissary Front(Runnable r);
                emissary Named(Object name);
                emissary Caller(Runnable task) { void call() { super(); } }
                """);
        sources("Old.java", "@dev.emissary.Emissary record Old(Runnable r) delegates Runnable {}");

        CompilerRun compilation = CompilerRun.compile(AGENT + "=keys", ecj, sources);

        assertThat(compilation.exitCode()).isNotZero();
        assertThat(compilation.output())
                .contains("[emissary.err.method.conflict] both one and other supply the method run()")
                .contains("The type Mock cannot subclass the final class Front")
                .contains("component name cannot be delegated to: its type Object is not an interface")
                .contains("5 problems (5 errors)")
                .doesNotContain("\n\n");
    }

    @Test
    void anOlderVersionIsLeftAloneWithOneLine() throws Exception {
        Path sources = sources("Plain.java", "record Plain(int x) {}");

        CompilerRun compilation = CompilerRun.compile(AGENT, EcjVersions.TOO_OLD, sources);

        assertThat(compilation.exitCode()).isZero();
        assertThat(compilation.output().lines())
                .singleElement()
                .asString()
                .startsWith("emissary: this version of the Eclipse compiler is not supported and is left as it is");
    }

    /** The hook of a declaration reports an error; one of the scanner has nowhere to report it. */
    @ParameterizedTest
    @CsvSource({
        "rules.forwarding.ForwardingRules, plan, ' at Job', emissary Job(Runnable r);",
        "rules.header.DelegationRules, decide, ' at Job', emissary Job(Runnable r) { void m() { int } }",
        "eclipse.jdt.KeywordForm, declarationMayStand, '', emissary Job(Runnable r);",
    })
    void aFailureOfTheAgentHasItsVersionItsStackAndItsCause(String type, String method, String at, String source)
            throws Exception {
        Path jar = Path.of(System.getProperty("emissary.agent.jar"));
        Path broken = BrokenPlugin.copy(jar, directory.resolve("broken.jar"), type, method);
        String version;
        try (JarFile agent = new JarFile(jar.toFile())) {
            version = agent.getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
        }

        CompilerRun compilation =
                CompilerRun.compile("-javaagent:" + broken, EcjVersions.newest(), sources("Job.java", source));

        assertThat(compilation.output())
                .contains("the Emissary agent " + version + " failed on JDK " + Runtime.version() + at + "\n")
                .contains("java.lang.IllegalStateException: provoked")
                .contains("dev.emissary." + type + "." + method + "(")
                .contains("Caused by: java.lang.ArithmeticException: deep");
        assertThat(compilation.exitCode()).isNotZero();
    }

    /** Other programs in the JVM store the system properties, or cast them. */
    @Test
    void theSystemPropertiesAreTexts() throws Exception {
        Path program = Files.writeString(directory.resolve("Store.java"), """
                class Store {
                    public static void main(String[] arguments) throws Exception {
                        System.getProperties().store(System.out, "all");
                    }
                }
                """);
        CompilerRun run = CompilerRun.java(List.of(CompilerRun.AGENT, program.toString()));
        assertThat(run.output()).contains("java.home=").doesNotContain("ClassCastException");
    }

    @Test
    void anUnknownOptionIsOneErrorWhereThereIsAnEmissary() throws Exception {
        Path ecj = EcjVersions.supported().findFirst().orElseThrow();
        Path plain = sources("plain/Plain.java", "class Plain {}").resolve("plain");
        Path emissaries = sources("emissaries/Y.java", "emissary Y(Runnable r); emissary Z(Runnable r);")
                .resolve("emissaries");

        assertThat(CompilerRun.compile(AGENT + "=keywords=off", ecj, plain))
                .isEqualTo(CompilerRun.compile(null, ecj, plain));
        CompilerRun compilation = CompilerRun.compile(AGENT + "=keywords=off", ecj, emissaries);
        assertThat(compilation.output()).containsOnlyOnce("unknown option of the Emissary plugin: keywords=off");
        assertThat(compilation.exitCode()).isNotZero();
    }

    private Path sources(String name, String text) throws IOException {
        Path sources = directory.resolve("src");
        Path file = sources.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return sources;
    }
}
