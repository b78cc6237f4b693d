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

/** Compiles and runs programs with each supported version of the compiler and the agent as it is published. */
class EclipseCompilerIT {
    private static final String PROGRAM = """
        import dev.emissary.Emissary;
        import java.lang.reflect.Parameter;
        import java.util.ArrayList;
        import java.util.List;

        interface Greeter {
            String greet(String name);
            default Greeter loud() { return name -> greet(name).toUpperCase(); }
            default Greeter self() { return this; }
        }

        @Emissary record Names(List<String> names) {
            int total() { return size(); }
        }

        emissary Both<T extends Comparable<T>>(Comparable<T> order, Greeter greeter) {
            private final int number = 7;
            Both {
                java.util.Objects.requireNonNull(greeter);
            }
            int number() { return number; }
        }

        emissary Fielded(Greeter greeter) {
            private final String prefix = greeting().isEmpty() ? "" : "> ";
            private static String greeting() { return "hello"; }
            String prefix() { return prefix; }
        }

        public class Main {
            public static void main(String[] arguments) throws Exception {
                Names names = new Names(new ArrayList<>(List.of("a", "b")));
                names.add("c");
                List<String> list = names;
                System.out.println(list.get(2) + names.total() + names.equals(names.subList(0, 3)));
                Both<String> both = new Both<>("m", name -> "hello " + name);
                System.out.println(both.greet("you") + both.compareTo("a") + both.number());
                System.out.println((both.self() == both) + both.loud().greet("me"));
                System.out.println(new Fielded(name -> name).prefix() + (list == names));
                Parameter parameter = Both.class.getMethod("greet", String.class).getParameters()[0];
                System.out.println(parameter.isNamePresent() + parameter.getName() + parameter.isSynthetic());
                local(() -> System.out.println("local"));
            }

            private static void local(Runnable task) {
                emissary Twice(Runnable task) {
                    @Override public void run() { task.run(); task.run(); }
                }
                new Twice(task).run();
            }
        }
        """;

    private static final String PRINTED = """
        c3false
        hello you127
        trueHELLO ME
        > true
        truearg0false
        local
        local
        """;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void bothFormsCompileAndRun(Path ecj) throws Exception {
        Path sources = sources("Main.java", PROGRAM);

        CompilerRun compilation = CompilerRun.compile(AGENT, ecj, sources);

        assertThat(compilation).isEqualTo(new CompilerRun(0, ""));
        assertThat(CompilerRun.run(sources, "Main")).isEqualTo(new CompilerRun(0, PRINTED));
    }

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void mistakesAreReportedWithTheirTextAndKey(Path ecj) throws Exception {
        Path sources = sources("Two.java", """
                emissary Two(Runnable one, Runnable other);
                class Mock extends Front {}
                emissary Front(Runnable r);
                emissary Named(Object name);
                """);
        sources("Old.java", "@dev.emissary.Emissary record Old(Runnable r) delegates Runnable {}");

        CompilerRun compilation = CompilerRun.compile(AGENT + "=keys", ecj, sources);

        assertThat(compilation.exitCode()).isNotZero();
        assertThat(compilation.output())
                .contains("[emissary.err.method.conflict] both one and other supply the method run()")
                .contains("The type Mock cannot subclass the final class Front")
                .contains("component name cannot be delegated to: its type Object is not an interface")
                .contains("4 problems (4 errors)")
                .doesNotContain("\n\n");
    }

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tooOld")
    void olderVersionsAreLeftAloneWithOneLine(Path ecj) throws Exception {
        Path sources = sources("Plain.java", "record Plain(int x) {}");

        CompilerRun compilation = CompilerRun.compile(AGENT, ecj, sources);

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
