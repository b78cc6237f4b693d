package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.tools.cli.Cli;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A survey of a directory of jars, without Maven. */
class LibraryStoreTest {
    private static final String SOURCE = "class W implements Runnable { Runnable r; public void run() { r.run(); } }";

    @TempDir
    private Path scratch;

    private Path store;

    @BeforeEach
    void writeLibraries() throws IOException {
        store = scratch.resolve("store");
        for (String name : new String[] {"org.a_a_one_1.0", "org.b_b_2.0"}) {
            String artifact = name.substring(name.indexOf('_') + 1, name.lastIndexOf('_'));
            Path library = Files.createDirectories(store.resolve(name));
            Path jar = library.resolve(
                    artifact + name.substring(name.lastIndexOf('_')).replace('_', '-') + "-sources.jar");
            try (OutputStream out = Files.newOutputStream(jar);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                zip.putNextEntry(new ZipEntry("W.java"));
                zip.write(SOURCE.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void surveysAllLibrariesOfTheStore() throws IOException {
        Cli run = Cli.run("survey", "--store", store, "--json");
        JsonNode subjects = new ObjectMapper().readTree(run.out()).get("subjects");
        assertThat(subjects)
                .extracting(each -> each.get("name").asText())
                .containsExactly("org.a:a_one:1.0", "org.b:b:2.0");
        assertThat(subjects.get(0).get("wrappers")).hasSize(1);
        assertThat(run.err()).contains("1 of 2: org.a:a_one:1.0, ").contains("2 of 2: org.b:b:2.0, ");
    }

    @Test
    void goesOnWhereItWasInterrupted() throws IOException {
        Path checkpoints = scratch.resolve("checkpoints");
        String[] command = {
            "survey",
            "--store",
            store.toString(),
            "--checkpoints",
            checkpoints.toString(),
            "--json",
            "--",
            "org.a:a_one:1.0"
        };
        String first = Cli.run((Object[]) command).out();
        assertThat(checkpoints.resolve("org.a_a_one_1.0.json")).exists();
        Files.delete(store.resolve("org.a_a_one_1.0/a_one-1.0-sources.jar"));
        assertThat(Cli.run((Object[]) command).out()).as("not surveyed again").isEqualTo(first);
    }

    @Test
    void saysThatThereAreNoSources() throws IOException {
        Files.delete(store.resolve("org.b_b_2.0/b-2.0-sources.jar"));
        Cli run = Cli.run("survey", "--store", store, "org.b:b:2.0");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).contains("org.b:b:2.0: there are no sources");
    }
}
