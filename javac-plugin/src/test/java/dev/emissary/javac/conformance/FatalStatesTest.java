package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.PrintingJavac.PLUGIN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.Emissary;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.PrintingJavac;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conformance tests of what ends a compilation early: it ends as javac ends it without the plugin (EM-DIAG-3). */
class FatalStatesTest {
    @TempDir
    private Path directory;

    private String plain(String... arguments) throws IOException {
        Files.writeString(directory.resolve("A.java"), "record A(Runnable r) {}");
        return new PrintingJavac(directory).launch(List.of(arguments));
    }

    private String withPlugin(String source, String... arguments) throws IOException {
        Files.writeString(directory.resolve("A.java"), source);
        List<String> all = new ArrayList<>(List.of("-processorpath", PLUGIN, "-Xplugin:Emissary"));
        all.addAll(List.of(arguments));
        return new PrintingJavac(directory).launch(all);
    }

    @Test
    @Clause("EM-DIAG-3")
    void withoutJavaLangThereIsJavacsErrorAndNoStackTrace() throws IOException {
        String expected = plain("--system", "none", "A.java");
        assertThat(expected).contains("Unable to find package java.lang");
        assertThat(withPlugin("emissary A(Runnable r);", "--system", "none", "A.java"))
                .isEqualTo(expected);
        assertThat(withPlugin("@dev.emissary.Emissary record A(Runnable r) {}", "--system", "none", "A.java"))
                .isEqualTo(expected);
        assertThat(withPlugin("record A(Runnable emissary) {}", "--system", "none", "-proc:none", "A.java"))
                .isEqualTo(expected);
    }

    @Test
    @Clause("EM-DIAG-3")
    void aLanguageWithoutRecordsHasJavacsError() throws IOException {
        String expected = plain("--release", "11", "-Xlint:-options", "A.java");
        assertThat(expected).contains("records are not supported in -source 11");
        assertThat(withPlugin("record A(Runnable r) {} // emissary", "--release", "11", "-Xlint:-options", "A.java"))
                .isEqualTo(expected.replace("{}", "{} // emissary"));
        assertThat(withPlugin("emissary A(Runnable r) {}", "--release", "11", "-Xlint:-options", "A.java"))
                .isEqualTo(expected.replace("\nrecord A", "\nemissary A"));
    }

    @Test
    @Clause("EM-DIAG-3")
    void whatCannotBeReadEndsAsWithoutThePlugin() throws IOException {
        Files.writeString(directory.resolve("broken.jar"), "no jar");
        for (String[] arguments : new String[][] {
            {"A.java", "Missing.java"},
            {"-cp", directory.resolve("broken.jar").toString(), "A.java"},
        }) {
            assertThat(withPlugin("emissary A(Runnable r);", arguments)).isEqualTo(plain(arguments));
        }
    }

    @Test
    @Clause("EM-DIAG-3")
    void aBrokenClassFileIsOneErrorOfJavac() throws IOException {
        Files.createDirectory(directory.resolve("lib"));
        Files.write(directory.resolve("lib/Broken.class"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, 0});
        String printed = withPlugin(
                "emissary A(lib.Broken b);",
                "-cp",
                directory + File.pathSeparator + CodeLocation.of(Emissary.class).toString(),
                "A.java");
        assertThat(printed)
                .contains("cannot access Broken", "bad class file")
                .contains("1 error")
                .doesNotContain("Exception", "emissary.err");
    }
}
