package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;

/** Tests of emissaries that are compiled in several steps, in another order or together with processors. */
class SeparateCompilationIT {
    private static final String FOO = """
            package p;
            public interface Foo<T> { T twice(T value); default String more(int... counts) { return "more"; } }
            """;

    private static final String BAZZ = """
            package p;
            public emissary Bazz(Foo<String> foo, CharSequence s) {
                public Bazz { if (s == null) s = ""; }
                final int extra = 3;
            }
            """;

    private static final String MAIN = """
            package q;
            import p.*;
            public class Main {
                public static void main(String... args) {
                    Bazz bazz = new Bazz(value -> value + value, null);
                    Foo<String> foo = bazz;
                    System.out.println(foo.twice("a") + bazz.more(1, 2) + bazz.length());
                }
            }
            """;

    @TempDir
    private Path directory;

    private Project project(Jdk jdk) {
        return new Project(jdk, directory)
                .write("src/p/Foo.java", FOO)
                .write("src/p/Bazz.java", BAZZ)
                .write("src/q/Main.java", MAIN);
    }

    private static void same(Map<String, byte[]> one, Map<String, byte[]> other) {
        assertThat(one.keySet()).isEqualTo(other.keySet()).isNotEmpty();
        one.forEach((name, bytes) -> assertThat(other.get(name)).as(name).isEqualTo(bytes));
    }

    @EachJdk
    @Clause({"EM-CLASS-1", "EM-FWD-9"})
    void aLaterCompilationUsesTheClassFile(Jdk jdk) {
        Project project = project(jdk)
                .compile("full", "src/p/Foo.java", "src/p/Bazz.java", "src/q/Main.java")
                .compile("steps", "src/p/Foo.java")
                .compile("steps", "-cp", path("steps", annotations()), "src/p/Bazz.java");
        // The user of an emissary needs the plugin as little as the user of any other class. The annotations bring a
        // processor with them, which the javac of JDK 21 and 22 has a note about (decision 0016).
        assertThat(project.javac(
                                "-cp",
                                path("steps", annotations()),
                                "-Xlint:all,-options",
                                "-d",
                                "steps",
                                "src/q/Main.java")
                        .clean())
                .isEmpty();
        assertThat(project.runMain("steps", "q.Main")).isEqualTo("aamore0");
        same(project.classes("full"), project.classes("steps"));
    }

    @EachJdk
    @Clause({"EM-FORM-2", "EM-OPT-1", "EM-FWD-9"})
    void anEmissaryIsFoundOnTheSourcePath(Jdk jdk) {
        Project project = project(jdk)
                .compile("full", "src/p/Foo.java", "src/p/Bazz.java", "src/q/Main.java")
                .compile("implicit", "-implicit:class", "-sourcepath", "src", "src/q/Main.java")
                .compile("none", "-implicit:none", "-sourcepath", "src", "src/q/Main.java");
        same(project.classes("full"), project.classes("implicit"));
        assertThat(project.classes("none").keySet()).containsExactly("q/Main.class");
        assertThat(project.classes("none").get("q/Main.class"))
                .isEqualTo(project.classes("full").get("q/Main.class"));
    }
}
