package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

    @TempDir
    private Path scratch;

    @Test
    void tellsItsVersion() throws Exception {
        assertThat(java(0, "--version")).isEqualTo("emissary " + System.getProperty("emissary.version") + "\n");
    }

    @Test
    void adoptsWithThePluginThatIsInIt() throws Exception {
        Path source = Files.copy(
                Path.of("src/test/resources/adopt/before/TwoDelegates.java"), scratch.resolve("TwoDelegates.java"));
        java(0, "adopt", "--write", source.toString());
        assertThat(source).hasSameTextualContentAs(Path.of("src/test/resources/adopt/after/TwoDelegates.java"));
    }

    @Test
    void surveysAndDraws() throws Exception {
        java(0, "survey", "src/test/resources/adopt/before/Plain.java", "--plots", scratch.toString());
        assertThat(scratch.resolve("verdicts.svg")).content().contains("<svg");
    }

    @Test
    void wrongUseEndsWithTwo() throws Exception {
        assertThat(java(2, "adopt", "nowhere"))
                .contains("nowhere does not exist")
                .doesNotContain("\tat ");
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
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .replace(System.lineSeparator(), "\n");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(output).isEqualTo(status);
        return output;
    }
}
