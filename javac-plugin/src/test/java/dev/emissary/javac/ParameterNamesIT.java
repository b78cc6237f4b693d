package dev.emissary.javac;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.Separately;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of where the names of parameters in written and proposed code come from (EM-EQ-1, EM-DIAG-3, EM-FWD-9,
 * EM-CONF-1).
 */
class ParameterNamesIT {
    private static final String FOO = """
            public interface Foo {
                void foo(String first, String second, int third, Class<?> fourth, String... rest);
                interface Inner { void inner(Foo one, Foo.Inner[] two); }
            }
            """;

    @TempDir
    private Path directory;

    private Javac javac() {
        return emissary("lint=off desugar=" + directory).withOptions("-parameters");
    }

    /** Returns the plain form of an emissary of the interfaces in class files. */
    private String plain(Separately files) throws IOException {
        javac().seeing(files.directory())
                .compile("emissary Bar(Foo foo, Foo.Inner inner);")
                .clean();
        return Files.readString(directory.resolve("Bar.java"));
    }

    @Test
    void theNamesOfAClassFileAreWrittenAndProposedAndNotCompiled() throws IOException {
        Compiled unnamed = Javac.plain().compile(FOO).successful();
        try (Separately files = Separately.after(unnamed)) {
            assertThat(plain(files))
                    .contains("foo(String string, String string2, int i, Class<?> aClass, String... strings)")
                    .contains("inner(Foo foo, Foo.Inner[] inners)");
        }
        Compiled named = Javac.plain().withOptions("-parameters").compile(FOO).successful();
        String signature = "foo(String first, String second, int third, Class<?> fourth, String... rest)";
        try (Separately files = Separately.after(named)) {
            assertThat(plain(files)).contains(signature).contains("inner(Foo one, Foo.Inner[] two)");
            assertThat(javac().seeing(files.directory())
                            .compile("emissary Two(Foo one, Foo two);")
                            .diagnostics()
                            .get(0)
                            .text())
                    .contains(signature + " { this.one.foo(first, second, third, fourth, rest); }");
        }
        String bar = "emissary Bar(Foo foo, Foo.Inner inner);";
        byte[] bytes = javac().compile(FOO, bar).bytes("Bar");
        assertThat(new ClassFile(bytes).method("inner", "(LFoo;[LFoo$Inner;)V").parameters)
                .extracting(parameter -> parameter.name)
                .containsExactly("arg0", "arg1");
        assertThat(Separately.compile(javac(), named, bar).bytes("Bar")).isEqualTo(bytes);
        assertThat(Separately.compile(javac(), unnamed, bar).bytes("Bar")).isEqualTo(bytes);
    }

    /** A digit at the beginning, a keyword, and a name with a blank. */
    @Test
    void namesThatJavaCannotWriteAreNotWritten() throws IOException {
        Compiled named = Javac.plain().withOptions("-parameters").compile(FOO).successful();
        try (Separately files = Separately.after(named)) {
            String text = new String(named.bytes("Foo"), StandardCharsets.ISO_8859_1)
                    .replace("first", "1irst")
                    .replace("second", "class ")
                    .replace("fourth", "third ");
            Files.write(files.directory().resolve("Foo.class"), text.getBytes(StandardCharsets.ISO_8859_1));
            assertThat(plain(files))
                    .contains("foo(String string, String string2, int third, Class<?> aClass, String... rest)");
        }
    }

    @Test
    void theNamesOfTheJdksSourcesAreWrittenWhereTheyCanBeRead() throws IOException {
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
                    }
                    """.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(plainText(sources)).contains("charAt(int place)", "subSequence(int from, int end)");
        assertThat(plainText(Files.write(directory.resolve("broken.zip"), new byte[100])))
                .contains("charAt(int i)", "subSequence(int i, int i2)");
    }

    private String plainText(Path sources) throws IOException {
        String property = "-J-Demissary.jdk.sources=" + sources;
        Project project =
                new Project(Jdk.running(), directory).write("Text.java", "emissary Text(CharSequence text);\n");
        String[] line = {"-processorpath", Project.plugin(), "-Xplugin:Emissary desugar=plain"};
        assertThat(project.javac(line[0], line[1], line[2], property, "-cp", Project.annotations(), "Text.java")
                        .clean())
                .isEmpty();
        return Files.readString(directory.resolve("plain/Text.java"));
    }
}
