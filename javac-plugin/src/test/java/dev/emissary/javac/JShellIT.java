package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.JShellSession;
import dev.emissary.javac.testing.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the built jar in every JDK's own {@code jshell}, as transcripts. */
class JShellIT {
    private static final String ADD_MODULE = "-J--add-modules=jdk.unsupported";

    private static final String ORDINARY = """
            jshell> int x = 1 +
               ...> 2
            x ==> 3
            jshell> String f(int i) { return "f" + i + g(); }
            |  created method f(int), however, it cannot be invoked until method g() is declared
            jshell> String g() { return "g"; }
            |  created method g()
            jshell> f(x)
            $4 ==> "f3g"
            jshell> record Point(int x, int y) {}
            |  created record Point
            jshell> new Point(x, 4)
            $6 ==> Point[x=3, y=4]
            jshell> int emissary = 5
            emissary ==> 5
            jshell> emissary < x
            $8 ==> false
            jshell> import java.util.function.*
            jshell> ((Supplier<String>) () -> "emissary Foo(Bar bar);").get() // emissary Foo(Bar bar);
            $10 ==> "emissary Foo(Bar bar);"
            jshell> for (int i = 0; i < 2; i++) { System.out.println(i); }
            0
            1
            jshell> int wrong = "text";
            |  Error:
            |  incompatible types: java.lang.String cannot be converted to int
            |  int wrong = "text";
            |              ^----^
            jshell> class emissary {}
            |  created class emissary
            jshell> new emissary()
            $13 ==> emissary@…
            """;

    private static final String EMISSARIES = """
            jshell> interface Greeter { String greet(String name); }
            |  created interface Greeter
            jshell> emissary Polite(Greeter greeter, CharSequence text);
            |  created record Polite
            jshell> new Polite(name -> "Good day, " + name, "abc").greet("Ada")
            $3 ==> "Good day, Ada"
            jshell> emissary Polite(Greeter greeter) {
               ...>   private final int times = 2;
               ...>   public String greet(String name) { return greeter.greet(name).repeat(times); }
               ...> }
            |  replaced record Polite
            jshell> var polite = new Polite(name -> name)
            polite ==> Polite@…
            jshell> polite.greet("Ada")
            $6 ==> "AdaAda"
            jshell> import dev.emissary.Emissary
            jshell> @Emissary record Shown(Iterable<String> names) {}
            |  created record Shown
            jshell> String.join(" and ", new Shown(List.of("Ada", "Grace")))
            $9 ==> "Ada and Grace"
            jshell> @Emissary record Shown(CharSequence text) {}
            |  replaced record Shown
            jshell> new Shown("four").length()
            $11 ==> 4
            jshell> new Shown("four").text()
            |  Error:
            |  cannot find symbol
            |    symbol:   method text()
            |  new Shown("four").text()
            |  ^--------------------^
            jshell> emissary Early(Later later);
            |  created record Early, however, it cannot be referenced until class Later is declared
            jshell> interface Later { int twice(int i); }
            |  created interface Later
            jshell> new Early(i -> 2 * i).twice(21)
            $14 ==> 42
            jshell> emissary One(Runnable r); emissary Two(Runnable r);
            |  created record One
            |  created record Two
            jshell> void local() { emissary Local(Runnable r); new Local(() -> System.out.println("local")).run(); }
            |  created method local()
            jshell> local()
            local
            jshell> emissary Text(String text);
            |  Error:
            |  component text cannot be delegated to: its type java.lang.String is not an interface
            |    list the interfaces to delegate, as in: implements Comparable<String>, CharSequence, java.lang.constant.Constable; or in an explicit list: delegates Comparable, CharSequence, java.lang.constant.Constable
            |  emissary Text(String text);
            |                ^----^
            jshell> emissary Text(Runnable text) implements { }
            |  Error:
            |  illegal start of type
            |  emissary Text(Runnable text) implements { }
            |                                          ^
            jshell> @Emissary class Other {}
            |  Error:
            |  @Emissary applies only to records and emissaries, not to a class
            |    write @Emissary record Name(SomeInterface delegate) { }, or remove the annotation
            |  @Emissary class Other {}
            |  ^-------^
            """;

    @TempDir
    private Path directory;

    private JShellSession session(Jdk jdk, String transcript, String... options) {
        List<String> lines = transcript.lines().toList();
        JShellSession session = JShellSession.run(jdk, directory, List.of(options), lines);
        assertThat(session.errors()).isEmpty();
        return session;
    }

    private JShellSession withPlugin(Jdk jdk, String transcript, String... further) {
        List<String> options = new ArrayList<>(List.of("--class-path", annotations()));
        options.addAll(List.of("-C-processorpath", "-C" + plugin(), "-C-Xplugin:Emissary"));
        options.addAll(List.of(further));
        return session(jdk, transcript, options.toArray(String[]::new));
    }

    @EachJdk
    @Clause("EM-EQ-3")
    void ordinarySnippetsAreAsWithoutThePlugin(Jdk jdk) {
        JShellSession without = session(jdk, ORDINARY);
        assertThat(withPlugin(jdk, ORDINARY).text()).isEqualTo(without.text());
        assertThat(withPlugin(jdk, ORDINARY, ADD_MODULE).text())
                .isEqualTo(without.text())
                .isEqualTo(ORDINARY);
    }

    @EachJdk
    @Clause({"EM-FORM-3", "EM-OPT-8"})
    void bothFormsAreDeclaredRedeclaredAndUsed(Jdk jdk) {
        assertThat(withPlugin(jdk, EMISSARIES, ADD_MODULE).text()).isEqualTo(EMISSARIES);
    }

    @EachJdk
    @Clause("EM-OPT-8")
    void withoutTheModuleEachSnippetThatNeedsItNamesTheOption(Jdk jdk) {
        String transcript = withPlugin(jdk, """
                jshell> import dev.emissary.Emissary
                jshell> emissary Shown(CharSequence text);
                jshell> @Emissary record Shown(CharSequence text) {}
                jshell> record Point(int x) {}
                """).text();
        assertThat(transcript)
                .contains("jshell> import dev.emissary.Emissary\njshell> emissary Shown", "|  created record Point\n");
        assertThat(transcript.split("-J--add-modules=jdk.unsupported", -1)).hasSize(3);
    }
}
