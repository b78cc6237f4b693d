package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Javac;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conformance tests of what ends a compilation early: it ends as javac ends it without the plugin (EM-DIAG-3). */
class FatalStatesTest {
    private static final String RECORD = "record A(Runnable r) {}";

    @TempDir
    private Path directory;

    /** Returns all that is said, beginning with whether the compilation succeeds. */
    private static List<String> said(Javac javac, String source, Path more, String... options) {
        List<JavaFileObject> files = new ArrayList<>(List.of(JavaFileObjects.forSourceString("A", source)));
        if (more != null) {
            files.addAll(Javac.files(List.of(more)));
        }
        Compiled compiled = javac.withOptions(options).compile(files);
        List<String> said = new ArrayList<>(List.of(compiled.success() + compiled.printed()));
        compiled.diagnostics()
                .forEach(message -> said.add(message.at() + " " + message.column() + " " + message.text()));
        return said;
    }

    private static Javac withPlugin() {
        return Javac.withPluginOfTests().withOptions("-Xplugin:Emissary");
    }

    @Test
    void withoutJavaLangThereIsJavacsErrorAndNoStackTrace() {
        String[] options = {"--system", "none", "-proc:none"};
        List<String> expected = said(Javac.plain(), RECORD, null, options);
        assertThat(expected.toString()).contains("Unable to find package java.lang");
        for (String source : List.of(
                "emissary A(Runnable r);",
                "@dev.emissary.Emissary record A(Runnable r) {}",
                "record A(Runnable emissary) {}")) {
            assertThat(said(withPlugin(), source, null, options)).isEqualTo(expected);
        }
    }

    @Test
    void aLanguageWithoutRecordsHasJavacsError() {
        String[] options = {"--release", "11", "-Xlint:-options"};
        List<String> expected = said(Javac.plain(), RECORD, null, options);
        assertThat(expected.toString()).contains("records are not supported in -source 11");
        assertThat(said(withPlugin(), RECORD + " // emissary", null, options)).isEqualTo(expected);
        assertThat(said(withPlugin(), "emissary A(Runnable r) {}", null, options))
                .isEqualTo(expected);
    }

    @Test
    void whatCannotBeReadEndsAsWithoutThePlugin() throws IOException {
        Path broken = Files.writeString(directory.resolve("broken.jar"), "no jar");
        for (Path more : new Path[] {directory.resolve("Missing.java"), null}) {
            List<String> expected = said(Javac.plain(), RECORD, more, "-cp", broken.toString());
            assertThat(expected).hasSizeGreaterThan(1);
            assertThat(said(withPlugin(), "emissary A(Runnable r);", more, "-cp", broken.toString()))
                    .isEqualTo(expected);
        }
    }

    @Test
    void aBrokenClassFileIsOneErrorOfJavac() throws IOException {
        Files.createDirectory(directory.resolve("lib"));
        Files.write(directory.resolve("lib/Broken.class"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, 0});
        assertThat(said(withPlugin(), "emissary A(lib.Broken b);", null, "-cp", EmissaryCompiler.classPath(directory)))
                .hasSize(2)
                .element(1)
                .asString()
                .contains("cannot access lib.Broken", "bad class file")
                .doesNotContain("Exception", "emissary.err");
    }
}
