package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in every JDK's own {@code jshell}, which reads snippets (EM-OPT-8, EM-EQ-3, EM-FORM-3). */
@Tag("long")
class JShellIT {
    private static final String ADD_MODULE = "-J--add-modules=jdk.unsupported";

    /** What a snippet prints goes through a thread of JShell's own, and may be lost at the end. */
    private static final String SHOW = """
            void show(Object shown) {
              try {
                Files.writeString(
                    Path.of("shown.txt"), shown + "\\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
              } catch (IOException failure) {
                throw new UncheckedIOException(failure);
              }
            }
            """;

    private static final String ORDINARY = """
            String f(int i) { return "f" + i + g(); }
            String g() { return "g"; }
            show(f(3))
            record Point(int x, int y) {}
            show(new Point(3, 4))
            int emissary = 5
            show(emissary < 3)
            import java.util.function.*
            show(((Supplier<String>) () -> "emissary Foo(Bar bar);").get()) // emissary Foo(Bar bar);
            int wrong = "text";
            class emissary {}
            show(new emissary() != null)
            """;

    private static final String EMISSARIES = """
            interface Greeter { String greet(String name); }
            emissary Polite(Greeter greeter, CharSequence text);
            show(new Polite(name -> "Good day, " + name, "abc").greet("Ada"))
            emissary Polite(Greeter greeter) {
              private final int times = 2;
              public String greet(String name) { return greeter.greet(name).repeat(times); }
            }
            show(new Polite(name -> name).greet("Ada"))
            import dev.emissary.Emissary
            @Emissary record Shown(Iterable<String> names) {}
            show(String.join(" and ", new Shown(List.of("Ada", "Grace"))))
            @Emissary record Shown(CharSequence text) {}
            show(new Shown("four").length())
            new Shown("four").text()
            emissary Early(Later later);
            interface Later { int twice(int i); }
            show(new Early(i -> 2 * i).twice(21))
            emissary One(Runnable r); emissary Two(Runnable r);
            void local() { emissary Local(Runnable r); new Local(() -> show("local")).run(); }
            new One(new Two(() -> local())).run()
            emissary Text(String text);
            emissary Text(Runnable text) implements { }
            @Emissary class Other {}
            """;

    @TempDir
    private Path directory;

    /** What the snippets have shown, and JShell has printed on its standard error stream. */
    private record Session(String shown, String errors) {}

    private Session session(Jdk jdk, String snippets, String options) throws IOException {
        // A JVM that has to create the place of its preferences says so.
        Files.createDirectories(directory.resolve(".java/.userPrefs"));
        String line = options + " -R-Duser.language=en '-J-Djava.util.prefs.userRoot=" + directory + "' -";
        Jdk.Outcome outcome = new Project(jdk, directory).run("jshell", line, SHOW + snippets);
        Path shown = directory.resolve("shown.txt");
        String text = Files.readString(shown);
        Files.delete(shown);
        return new Session(text, outcome.err());
    }

    private Session withPlugin(Jdk jdk, String snippets, String further) throws IOException {
        String plugin = "--class-path ANNOTATIONS -C-processorpath -CPLUGIN -C-Xplugin:Emissary ";
        return session(jdk, snippets, plugin + further);
    }

    @EachJdk
    void ordinarySnippetsAreAsWithoutThePlugin(Jdk jdk) throws IOException {
        Session without = session(jdk, ORDINARY, "");
        assertThat(without.shown().lines())
                .containsExactly("f3g", "Point[x=3, y=4]", "false", "emissary Foo(Bar bar);", "true");
        assertThat(withPlugin(jdk, ORDINARY, "")).isEqualTo(without);
    }

    @EachJdk
    void bothFormsAreDeclaredRedeclaredAndUsed(Jdk jdk) throws IOException {
        Session session = withPlugin(jdk, EMISSARIES, ADD_MODULE);
        assertThat(session.shown().lines())
                .containsExactly("Good day, Ada", "AdaAda", "Ada and Grace", "4", "42", "local");
        assertThat(session.errors().split("Error:\\R"))
                .hasSize(5)
                .satisfiesExactly(
                        none -> assertThat(none).isEmpty(),
                        accessor -> assertThat(accessor).startsWith("cannot find symbol"),
                        component ->
                                assertThat(component).startsWith("component text cannot be delegated to: its type"),
                        syntax -> assertThat(syntax).startsWith("the declaration of an emissary cannot have '{' here"),
                        aClass -> assertThat(aClass).startsWith("@Emissary applies only to records and emissaries"));
    }

    @EachJdk
    void withoutTheModuleEachSnippetThatNeedsItNamesTheOption(Jdk jdk) throws IOException {
        Session session = withPlugin(jdk, """
                import dev.emissary.Emissary
                emissary Shown(CharSequence text);
                @Emissary record Shown(CharSequence text) {}
                record Point(int x) {}
                show(new Point(3))
                """, "");
        assertThat(session.shown()).isEqualTo("Point[x=3]\n");
        assertThat(session.errors().split(ADD_MODULE, -1)).hasSize(3);
    }
}
