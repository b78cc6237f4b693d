package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of an emissary whose source Kotlin's compiler reads by itself. */
@Tag("long")
class MixedBuildTest {

    @Test
    void anInterfaceOfTheImplementsClauseIsSeen(@TempDir Path work) throws IOException {
        Path page = Path.of("src", "programs", "mixed-build.md");
        String shortest = "record Guarded(Account account) {}";
        String text = Files.readString(page);
        assertThat(text).contains(shortest);
        Path pages = Files.createDirectory(work.resolve("pages"));
        Files.writeString(
                pages.resolve("mixed-build.md"),
                text.replace(shortest, "record Guarded(Account account) implements Account {}"));
        Programs programs = Programs.unpack(pages, work.resolve("sources"));
        assertThat(new Observation(programs, List.of("mixed-build"), work.resolve("classes"))
                        .run()
                        .get(Approach.EMISSARY))
                .containsEntry("mixed-build", new Outcome(false, "yes: it calls through the interface"));
    }
}
