package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of where the names of parameters in written and proposed code come from (EM-EQ-1, EM-DIAG-3, EM-FWD-9,
 * EM-CONF-1).
 */
class ParameterNamesTest {
    private static final String FOO = """
            public interface Foo {
                void foo(String first, String second, int third, Class<?> fourth, String... rest);
                interface Inner { void inner(Foo one, Foo.Inner[] two); }
            }
            """;

    @TempDir
    private Path directory;

    private Javac javac(String... options) {
        return emissary("lint=off desugar=" + directory).withOptions(options);
    }

    /** Returns the plain form of an emissary of the interfaces in class files. */
    private String plain(String... options) throws IOException {
        javac(options)
                .seeing(directory)
                .compile("emissary Bar(Foo foo, Foo.Inner inner);")
                .clean();
        return Files.readString(directory.resolve("Bar.java"));
    }

    @Test
    void theNamesOfAClassFileAreWrittenAndProposedAndNotCompiled() throws IOException {
        Compiled unnamed = Javac.plain().compile(FOO).successful();
        Compiled named = Javac.plain().withOptions("-parameters").compile(FOO).successful();
        String byType = "foo(String string, String string2, int i, Class<?> aClass, String... strings)";
        unnamed.writeTo(directory);
        assertThat(plain("-parameters")).contains(byType).contains("inner(Foo foo, Foo.Inner[] inners)");
        String signature = "foo(String first, String second, int third, Class<?> fourth, String... rest)";
        named.writeTo(directory);
        assertThat(plain("-parameters")).contains(signature).contains("inner(Foo one, Foo.Inner[] two)");
        // javac itself reads them only with this option.
        assertThat(plain()).contains(byType);
        assertThat(javac("-parameters")
                        .seeing(directory)
                        .compile("emissary Two(Foo one, Foo two);")
                        .diagnostics()
                        .get(0)
                        .text())
                .contains(signature + " { this.one.foo(first, second, third, fourth, rest); }");
        String bar = "emissary Bar(Foo foo, Foo.Inner inner);";
        byte[] bytes = javac("-parameters").compile(FOO, bar).bytes("Bar");
        assertThat(new ClassFile(bytes).method("inner", "(LFoo;[LFoo$Inner;)V").parameters)
                .extracting(parameter -> parameter.name)
                .containsExactly("arg0", "arg1");
        for (Compiled earlier : List.of(named, unnamed)) {
            assertThat(javac("-parameters")
                            .seeing(earlier.writeTo(directory))
                            .compile(bar)
                            .bytes("Bar"))
                    .isEqualTo(bytes);
        }
    }

    /** A digit at the beginning, a keyword, and a name with a blank. */
    @Test
    void namesThatJavaCannotWriteAreNotWritten() throws IOException {
        Compiled named = Javac.plain().withOptions("-parameters").compile(FOO).successful();
        String text = new String(named.bytes("Foo"), StandardCharsets.ISO_8859_1)
                .replace("first", "1irst")
                .replace("second", "class ")
                .replace("fourth", "third ");
        Files.write(named.writeTo(directory).resolve("Foo.class"), text.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(plain("-parameters"))
                .contains("foo(String string, String string2, int third, Class<?> aClass, String... rest)");
    }
}
