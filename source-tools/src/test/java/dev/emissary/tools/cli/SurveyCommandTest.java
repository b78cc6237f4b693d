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

/** The command "emissary survey" on a few classes whose numbers are known. */
class SurveyCommandTest {
    private static final String SOURCE = """
            package demo;

            interface Shape {
                int area();
                Shape scaled(int factor);
                default String label() { return ""; }
            }

            class Square implements Shape {
                public int area() { return 1; }
                public Shape scaled(int factor) { return this; }
                public String label() { return "square"; }
            }

            class Frame implements Shape {
                private final Shape shape;
                Frame(Shape shape) { this.shape = shape; }
                public int area() { return shape.area(); }
                public Shape scaled(int factor) { return shape.scaled(factor); }
            }

            final class Whole implements Runnable {
                private final Runnable runnable;
                Whole(Runnable runnable) { this.runnable = runnable; }
                public void run() { runnable.run(); }
            }

            abstract class Part implements java.util.Collection<String> {
                java.util.Collection<String> strings;
                public int size() { return strings.size(); }
            }

            class User {
                private Runnable runnable;
                void run() { runnable.run(); }
            }
            """;

    @TempDir
    private Path scratch;

    @BeforeEach
    void writeSources() throws IOException {
        Files.createDirectories(scratch.resolve("src/demo"));
        Files.writeString(scratch.resolve("src/demo/Shapes.java"), SOURCE);
        Files.writeString(scratch.resolve("src/demo/Broken.java"), "class {");
    }

    @Test
    void countsWhatIsThere() throws IOException {
        Cli run = Cli.run("survey", "--json", "--", scratch.resolve("src"));
        assertThat(run.status()).isZero();
        assertThat(run.err()).startsWith("not read: " + scratch.resolve("src/demo/Broken.java") + ":1: ");
        JsonNode subject = new ObjectMapper().readTree(run.out()).at("/subjects/0");
        assertThat(List.of("files", "types", "delegating", "forgotten", "leaks"))
                .extracting(number -> subject.at("/numbers/" + number).asInt())
                .containsExactly(2, 6, 3, 1, 1);
        assertThat(subject.get("wrappers"))
                .extracting(each -> each.get("name").asText())
                .containsExactly("demo.Frame", "demo.Whole");
        assertThat(subject.at("/wrappers/0").has("limits")).as("it has a limit").isFalse();
        assertThat(subject.at("/wrappers/1/converted").asBoolean()).isTrue();
        assertThat(subject.get("unparsed")).hasSize(1);
        assertThat(subject.get("unresolved").asInt()).isZero();
    }

    @Test
    void writesTableJsonAndPages() throws IOException {
        Path page = Files.writeString(
                scratch.resolve("page.md"), "# Numbers\n\nText.\n\n<!-- survey: limits --><!-- end -->\n");
        Path json = scratch.resolve("out.json");
        Object[] command = {"survey", scratch.resolve("src"), "--json", json, "--markdown", scratch};
        Cli run = Cli.run(command);
        assertThat(run.out()).contains("delegating");
        assertThat(new ObjectMapper().readTree(json.toFile()).get("subjects")).hasSize(1);
        assertThat(page).content().startsWith("# Numbers\n\nText.\n").contains("| it is abstract | 0 | 0 |");
        String once = Files.readString(page);
        Cli.run(command);
        assertThat(page).hasContent(once);
    }

    @Test
    void saysWhatIsWrongWithTheCoordinatesThatTheListHasForThis() throws IOException {
        Path libraries = Files.writeString(scratch.resolve("libraries.txt"), "# some\nguava sweep\ncaffeine survey\n");
        Cli run = Cli.run("survey", "--libraries", libraries);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("\"guava\": write group:artifact:version");
        assertThat(Cli.run("survey", "--libraries", libraries, "--only", "survey")
                        .err())
                .contains("\"caffeine\": write group:artifact:version");
        assertThat(Cli.run("survey").status()).isEqualTo(2);
        assertThat(Cli.run("survey", "--json", scratch.resolve("src")).err()).contains("does not end with .json");
    }
}
