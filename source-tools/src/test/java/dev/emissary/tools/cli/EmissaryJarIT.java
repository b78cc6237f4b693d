package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GoldenPair;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar of this module, run as its users run it. */
class EmissaryJarIT {
    private static final Path JAR = Path.of(System.getProperty("emissary.tools.jar"));
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    private Path scratch;

    @Test
    void tellsItsVersion() throws Exception {
        assertThat(java(0, "--version")).isEqualTo("emissary " + System.getProperty("emissary.version") + "\n");
    }

    @Test
    void adoptsWithThePluginThatIsInIt() throws Exception {
        GoldenPair pair = GoldenPair.of("source-tools/src/test/resources/adopt/converted", "Headers");
        Path source = Files.writeString(scratch.resolve("Headers.java"), pair.source());
        java(0, "adopt", "--at-least", "0", "--write", source.toString());
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

    private String java(int status, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .replace(System.lineSeparator(), "\n");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(output).isEqualTo(status);
        return output;
    }
}
