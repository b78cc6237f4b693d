package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command "emissary desugar": what it writes and prints, and its exit codes. */
class DesugarCommandTest {
    private static final String EMISSARY = "package demo;\n\nimport dev.emissary.Emissary;\n\n" + Cli.EMISSARY;
    private static final String CLASS = "package demo;\n\n" + Cli.TASK;

    @TempDir
    private Path scratch;

    private Path source;
    private Path plain;

    @BeforeEach
    void writeTask() throws IOException {
        source = Cli.write(scratch, "src/demo/Task.java", EMISSARY);
        plain = scratch.resolve("plain");
    }

    @Test
    void writesOrdinaryClasses() throws IOException {
        Cli run = Cli.run("desugar", scratch.resolve("src"), "-d", plain, "--superclass=none");
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo(plain.resolve("demo/Task.java") + "\n");
        assertThat(plain.resolve("demo/Task.java")).hasContent(CLASS);
        assertThat(source).hasContent(EMISSARY);
    }

    @Test
    void namesOnlyWhatIsWrittenNow() throws IOException {
        Files.writeString(Files.createDirectories(plain).resolve("Other.java"), "class Other {}");
        JsonNode output = new ObjectMapper()
                .readTree(Cli.run("desugar", source, "-d", plain, "--json").out());
        assertThat(output.get("files")).hasSize(1);
        assertThat(output.get("files").get(0).asText())
                .isEqualTo(plain.resolve("demo/Task.java").toString());
        assertThat(output.get("errors")).isEmpty();
        assertThat(plain.resolve("demo/Task.java")).content().contains("extends Emissary");
    }

    @Test
    void writesNothingWhereThereIsAnError() throws IOException {
        Files.writeString(scratch.resolve("src/demo/Wrong.java"), "package demo; class Wrong { Missing m; }");
        Cli run = Cli.run("desugar", scratch.resolve("src"), "-d", plain);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("Wrong.java:1: ").contains("cannot find symbol");
        Path latin = Files.write(scratch.resolve("src/Latin.java"), new byte[] {'/', '/', (byte) 0xE9});
        assertThat(Cli.run("desugar", source, latin, "-d", plain).err())
                .isEqualTo("error: " + latin + ": it is not in UTF-8\n");
        assertThat(plain).doesNotExist();
    }

    @Test
    void writesWhatIsRightWhereThatIsWanted() throws IOException {
        Files.writeString(scratch.resolve("src/demo/Wrong.java"), "package demo; class Wrong { Missing m; ");
        Cli run = Cli.run("desugar", scratch.resolve("src"), "-d", plain, "--superclass=none", "--partial");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("Wrong.java:1: ").doesNotContain("cannot find symbol");
        assertThat(run.out()).isEqualTo(plain.resolve("demo/Task.java") + "\n");
        assertThat(plain.resolve("demo/Task.java")).hasContent(CLASS);
    }

    @Test
    void aDirectoryMayHaveBlanks() throws IOException {
        for (String name : List.of("with blank", "lint=on 'a b'", "a \"b\" c")) {
            Cli run = Cli.run("desugar", source, "-d", scratch.resolve(name));
            assertThat(run.out()).as(run.err()).isEqualTo(scratch.resolve(name + "/demo/Task.java") + "\n");
        }
        Cli run = Cli.run("desugar", source, "-d", scratch.resolve("with  blanks"));
        assertThat(run.err()).contains("with  blanks: the compiler reads several blanks as one");
    }

    /** On JDK 17 a pattern in a switch is a preview feature. */
    @Test
    void takesPreviewFeatures() throws IOException {
        String other = "class A { int m(Object o) { return switch (o) { case Integer i -> 1; default -> 0; }; } }\n";
        Files.writeString(source, EMISSARY + other);
        assertThat(Cli.run("desugar", source, "-d", plain).err()).isEmpty();
        assertThat(plain.resolve("demo/Task.java")).content().endsWith(other);
    }

    @ParameterizedTest
    @ValueSource(strings = {"src", "src/demo"})
    void theSourcesAreNoPlaceToWriteTo(String directory) throws IOException {
        Path target = scratch.resolve(directory);
        Cli run = Cli.run("desugar", "-d", target, scratch.resolve("src"));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("error: -d: " + target + " is among the sources; specify a directory outside");
        assertThat(run.out()).isEmpty();
        assertThat(source).hasContent(EMISSARY);
    }
}
