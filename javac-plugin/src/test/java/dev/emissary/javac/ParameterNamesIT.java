package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of where the names of parameters in written and proposed code come from (EM-EQ-1). */
class ParameterNamesIT {
    private static final String SOURCES = "-J-Demissary.jdk.sources=";

    @TempDir
    private Path directory;

    private Project project;

    @BeforeEach
    void write() {
        project = new Project(Jdk.running(), directory)
                .write("Foo.java", """
                        public interface Foo {
                            void foo(String first, String second, int third, Class<?> fourth, String... rest);
                            interface Inner { void inner(Foo one, Foo.Inner[] two); }
                        }
                        """)
                .write("Bar.java", "emissary Bar(Foo foo, Foo.Inner inner);\n")
                .write("Text.java", "emissary Text(CharSequence text);\n");
    }

    private Jdk.Outcome compile(String output, String file, String... options) {
        List<String> arguments = new ArrayList<>(
                List.of("-processorpath", plugin(), "-Xplugin:Emissary desugar=plain", "-d", output, file));
        arguments.addAll(List.of(options));
        return project.javac(arguments.toArray(String[]::new));
    }

    private String plain(String file, String... options) throws IOException {
        assertThat(compile("out", file, options).clean()).isEmpty();
        return Files.readString(directory.resolve("plain").resolve(file));
    }

    private void compileFoo(String... options) {
        List<String> arguments = new ArrayList<>(List.of("-d", "foo", "Foo.java"));
        arguments.addAll(List.of(options));
        assertThat(project.javac(arguments.toArray(String[]::new)).clean()).isEmpty();
    }

    @Test
    @Clause({"EM-EQ-1", "EM-FWD-9"})
    void theNamesOfAClassFileAreWrittenAndNotCompiled() throws IOException {
        String classPath = path("foo", annotations());
        compileFoo();
        assertThat(plain("Bar.java", "-cp", classPath, "-parameters"))
                .contains("foo(String string, String string2, int i, Class<?> aClass, String... strings)")
                .contains("inner(Foo foo, Foo.Inner[] inners)");
        byte[] without = project.classes("out").get("Bar.class");
        compileFoo("-parameters");
        assertThat(plain("Bar.java", "-cp", classPath, "-parameters"))
                .contains("foo(String first, String second, int third, Class<?> fourth, String... rest)")
                .contains("inner(Foo one, Foo.Inner[] two)");
        assertThat(project.classes("out").get("Bar.class")).isEqualTo(without);
        project.compile("out", "-parameters", "Foo.java", "Bar.java");
        assertThat(project.classes("out").get("Bar.class")).isEqualTo(without);
    }

    @Test
    @Clause("EM-EQ-1")
    void theNamesOfTheJdksSourcesAreWritten() throws IOException {
        Path sources = directory.resolve("sources.zip");
        try (OutputStream out = Files.newOutputStream(sources);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("java.base/java/lang/CharSequence.java"));
            zip.write("""
                    package java.lang;
                    public interface CharSequence {
                        char charAt(long other);
                        char charAt(int place);
                        CharSequence subSequence(int from, int end);
                        int compare(CharSequence one, CharSequence other);
                    }
                    """.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(plain("Text.java", "-cp", annotations(), SOURCES + sources))
                .contains("charAt(int place)", "subSequence(int from, int end)");
    }

    @Test
    @Clause({"EM-EQ-1", "EM-DIAG-3"})
    void sourcesThatCannotBeReadAreDoneWithout() throws IOException {
        Path broken = Files.write(directory.resolve("broken.zip"), new byte[100]);
        for (String sources : List.of(broken.toString(), directory.toString(), "none")) {
            assertThat(plain("Text.java", "-cp", annotations(), SOURCES + sources))
                    .contains("charAt(int i)", "subSequence(int i, int i2)");
        }
    }

    @Test
    @Clause({"EM-EQ-1", "EM-DIAG-3"})
    void namesThatJavaCannotWriteAreNotWritten() throws IOException {
        compileFoo("-parameters");
        Path file = directory.resolve("foo/Foo.class");
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        // A digit at the beginning, a keyword, and a name with a blank.
        String renamed =
                text.replace("first", "1irst").replace("second", "class ").replace("fourth", "third ");
        Files.write(file, renamed.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(plain("Bar.java", "-cp", path("foo", annotations())))
                .contains("foo(String string, String string2, int third, Class<?> aClass, String... rest)");
    }

    @Test
    @Clause("EM-CONF-1")
    void proposedMethodsHaveTheNamesToo() {
        compileFoo("-parameters");
        project.write("Two.java", "emissary Two(Foo one, Foo two);\n");
        Jdk.Outcome outcome = compile("out", "Two.java", "-cp", path("foo", annotations()));
        assertThat(outcome.out() + outcome.err())
                .contains("foo(String first, String second, int third, Class<?> fourth, String... rest)"
                        + " { this.one.foo(first, second, third, fourth, rest); }");
    }
}
