package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GoldenPair;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar of this module, run as its users run it. */
class EmissaryJarIT {
    private static final Path JAR = Path.of(System.getProperty("emissary.tools.jar"));

    @TempDir
    private Path scratch;

    @Test
    void tellsItsVersion() {
        assertThat(java("--version")).isEqualTo("emissary " + System.getProperty("emissary.version") + "\n");
    }

    @Test
    void adoptsWithThePluginThatIsInIt() throws IOException {
        GoldenPair pair = GoldenPair.of("source-tools/src/test/resources/adopt/converted", "Headers");
        Path source = Files.writeString(scratch.resolve("Headers.java"), pair.source());
        java("adopt", "--at-least", "0", "--write", source.toString());
        assertThat(source).hasContent(pair.plain());
    }

    @Test
    void holdsNoModulesAndNoSignaturesButLicenses() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            List<String> names = jar.stream().map(ZipEntry::getName).toList();
            assertThat(names)
                    .noneMatch(name -> name.endsWith("module-info.class"))
                    .noneMatch(name -> name.matches("META-INF/[^/]*\\.(SF|RSA|DSA)"))
                    .contains("META-INF/services/com.sun.source.util.Plugin", "META-INF/LICENSE");
            assertThat(jar.isMultiRelease()).isTrue();
        }
    }

    private String java(String... arguments) {
        List<String> words = Stream.concat(Stream.of("-jar", JAR.toString()), Stream.of(arguments))
                .toList();
        return Jdk.running().run(scratch, "java", words).clean();
    }
}
