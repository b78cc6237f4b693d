package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in every JDK's own {@code jshell}, which reads snippets and prints what they print. */
class JShellIT {
    private static final String ADD_MODULE = "-J--add-modules=jdk.unsupported";

    private static final String ORDINARY = """
            String f(int i) { return "f" + i + g(); }
            String g() { return "g"; }
            System.out.println(f(3))
            record Point(int x, int y) {}
            System.out.println(new Point(3, 4))
            int emissary = 5
            System.out.println(emissary < 3)
            import java.util.function.*
            System.out.println(((Supplier<String>) () -> "emissary Foo(Bar bar);").get()) // emissary Foo(Bar bar);
            int wrong = "text";
            class emissary {}
            System.out.println(new emissary() != null)
            """;

    private static final String EMISSARIES = """
            interface Greeter { String greet(String name); }
            emissary Polite(Greeter greeter, CharSequence text);
            System.out.println(new Polite(name -> "Good day, " + name, "abc").greet("Ada"))
            emissary Polite(Greeter greeter) {
              private final int times = 2;
              public String greet(String name) { return greeter.greet(name).repeat(times); }
            }
            System.out.println(new Polite(name -> name).greet("Ada"))
            import dev.emissary.Emissary
            @Emissary record Shown(Iterable<String> names) {}
            System.out.println(String.join(" and ", new Shown(List.of("Ada", "Grace"))))
            @Emissary record Shown(CharSequence text) {}
            System.out.println(new Shown("four").length())
            new Shown("four").text()
            emissary Early(Later later);
            interface Later { int twice(int i); }
            System.out.println(new Early(i -> 2 * i).twice(21))
            emissary One(Runnable r); emissary Two(Runnable r);
            void local() { emissary Local(Runnable r); new Local(() -> System.out.println("local")).run(); }
            new One(new Two(() -> local())).run()
            emissary Text(String text);
            emissary Text(Runnable text) implements { }
            @Emissary class Other {}
            """;

    @TempDir
    private Path directory;

    private Jdk.Outcome session(Jdk jdk, String snippets, String... options) throws IOException {
        // A JVM that has to create the place of its preferences says so.
        Files.createDirectories(directory.resolve(".java/.userPrefs"));
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-R-Duser.language=en", "-J-Djava.util.prefs.userRoot=" + directory, "-"));
        return jdk.run(directory, "jshell", all, snippets);
    }

    private Jdk.Outcome withPlugin(Jdk jdk, String snippets, String... further) throws IOException {
        List<String> options = new ArrayList<>(List.of("--class-path", annotations()));
        options.addAll(List.of("-C-processorpath", "-C" + plugin(), "-C-Xplugin:Emissary"));
        options.addAll(List.of(further));
        return session(jdk, snippets, options.toArray(String[]::new));
    }

    @EachJdk
    @Clause("EM-EQ-3")
    void ordinarySnippetsAreAsWithoutThePlugin(Jdk jdk) throws IOException {
        Jdk.Outcome without = session(jdk, ORDINARY);
        assertThat(without.out().lines())
                .containsExactly("f3g", "Point[x=3, y=4]", "false", "emissary Foo(Bar bar);", "true");
        assertThat(withPlugin(jdk, ORDINARY)).isEqualTo(without);
    }

    @EachJdk
    @Clause({"EM-FORM-3", "EM-OPT-8"})
    void bothFormsAreDeclaredRedeclaredAndUsed(Jdk jdk) throws IOException {
        Jdk.Outcome outcome = withPlugin(jdk, EMISSARIES, ADD_MODULE);
        assertThat(outcome.out().lines())
                .containsExactly("Good day, Ada", "AdaAda", "Ada and Grace", "4", "42", "local");
        assertThat(outcome.err().split("Error:\\R"))
                .hasSize(5)
                .satisfiesExactly(
                        none -> assertThat(none).isEmpty(),
                        accessor -> assertThat(accessor).startsWith("cannot find symbol"),
                        component ->
                                assertThat(component).startsWith("component text cannot be delegated to: its type"),
                        syntax -> assertThat(syntax).startsWith("illegal start of type"),
                        aClass -> assertThat(aClass).startsWith("@Emissary applies only to records and emissaries"));
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void withoutTheModuleEachSnippetThatNeedsItNamesTheOption(Jdk jdk) throws IOException {
        Jdk.Outcome outcome = withPlugin(jdk, """
                import dev.emissary.Emissary
                emissary Shown(CharSequence text);
                @Emissary record Shown(CharSequence text) {}
                record Point(int x) {}
                System.out.println(new Point(3))
                """);
        assertThat(outcome.out()).isEqualToIgnoringNewLines("Point[x=3]");
        assertThat(outcome.err().split(ADD_MODULE, -1)).hasSize(3);
    }
}
