package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.BrokenPlugin;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles programs with versions of the compiler, and the agent as it is published. */
class EclipseCompilerIT {
    private static final String AGENT = "-javaagent:" + Project.agent();

    @TempDir
    private Path directory;

    private Project project() {
        return new Project(Jdk.running(), directory);
    }

    /** Compiles the sources in a directory, with an agent or without. */
    private Jdk.Outcome compile(String agent, Path ecj, String sources) {
        String options = " -17 -parameters -nowarn -cp ANNOTATIONS -d classes ";
        return project().run("java", agent + " -jar '" + ecj + "'" + options + sources);
    }

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void mistakesAreReportedWithTheirTextAndKey(Path ecj) throws Exception {
        project()
                .write("src/Two.java", """
                emissary Two(Runnable one, Runnable other);
                class Mock extends Front {}
                emissary Front(Runnable r);
                emissary Named(Object name);
                emissary Caller(Runnable task) { void call() { super(); } }
                """)
                .write("src/Old.java", "@dev.emissary.Emissary record Old(Runnable r) delegates Runnable {}");

        Jdk.Outcome compilation = compile(AGENT + "=keys", ecj, "src");

        assertThat(compilation.exitCode()).isNotZero();
        assertThat(compilation.printed())
                .contains("[emissary.err.method.conflict] both one and other supply the method run()")
                .contains("The type Mock cannot subclass the final class Front")
                .contains("component name cannot be delegated to: its type Object is not an interface")
                .contains("5 problems (5 errors)")
                .doesNotContain("\n\n");
    }

    @Test
    void anOlderVersionIsLeftAloneWithOneLine() throws Exception {
        project().write("src/Plain.java", "record Plain(int x) {}");

        Jdk.Outcome compilation = compile(AGENT, EcjVersions.TOO_OLD, "src");

        assertThat(compilation.exitCode()).isZero();
        assertThat(compilation.printed().lines())
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
        Path jar = Path.of(Project.agent());
        Path broken = BrokenPlugin.copy(jar, directory.resolve("broken.jar"), type, method);
        String version;
        try (JarFile agent = new JarFile(jar.toFile())) {
            version = agent.getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
        }

        project().write("src/Job.java", source);
        Jdk.Outcome compilation = compile("-javaagent:" + broken, EcjVersions.newest(), "src");

        assertThat(compilation.printed())
                .contains("the Emissary agent " + version + " failed on JDK " + Runtime.version() + at + "\n")
                .contains("java.lang.IllegalStateException: provoked")
                .contains("dev.emissary." + type + "." + method + "(")
                .contains("Caused by: java.lang.ArithmeticException: deep");
        assertThat(compilation.exitCode()).isNotZero();
    }

    /** Other programs in the JVM store the system properties, or cast them. */
    @Test
    void theSystemPropertiesAreTexts() throws Exception {
        Project project = project().write("Store.java", """
                class Store {
                    public static void main(String[] arguments) throws Exception {
                        System.getProperties().store(System.out, "all");
                    }
                }
                """);
        assertThat(project.run("java", AGENT + " Store.java").printed())
                .contains("java.home=")
                .doesNotContain("ClassCastException");
    }

    @Test
    void anUnknownOptionIsOneErrorWhereThereIsAnEmissary() throws Exception {
        Path ecj = EcjVersions.supported().findFirst().orElseThrow();
        project()
                .write("plain/Plain.java", "class Plain {}")
                .write("emissaries/Y.java", "emissary Y(Runnable r); emissary Z(Runnable r);");

        assertThat(compile(AGENT + "=keywords=off", ecj, "plain")).isEqualTo(compile("", ecj, "plain"));
        Jdk.Outcome compilation = compile(AGENT + "=keywords=off", ecj, "emissaries");
        assertThat(compilation.printed()).containsOnlyOnce("unknown option of the Emissary plugin: keywords=off");
        assertThat(compilation.exitCode()).isNotZero();
    }
}
