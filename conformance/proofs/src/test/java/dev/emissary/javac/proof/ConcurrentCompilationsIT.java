package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.RepeatedCompilations;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test that compilations of several threads in one JVM, good ones and bad ones, give what those of one thread give.
 *
 * <p>{@code -Demissary.compilations=N} lets the threads make N compilations together.
 */
@Tag("long")
class ConcurrentCompilationsIT {
    private static final int THREADS = 8;
    private static final int FEW = 40;
    private static final int TIMEOUT_MINUTES = 90;

    @Test
    @Clause("EM-DIAG-5")
    void someCompilationsOfSeveralThreadsAreAsThoseOfOne(@TempDir Path directory) throws IOException {
        int count = Integer.getInteger("emissary.compilations", FEW);
        Path sources = Files.createDirectory(directory.resolve("sources"));
        for (SectionedFile example : SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/diagnostics"))) {
            for (Section section : example.sections()) {
                Path home =
                        Files.createDirectories(sources.resolve(example.name()).resolve(section.kind()));
                Files.writeString(home.resolve(section.file()), section.text());
            }
        }
        Jdk.Outcome outcome = Jdk.running()
                .run(
                        TIMEOUT_MINUTES,
                        directory,
                        "java",
                        List.of(
                                "-cp",
                                CodeLocation.of(RepeatedCompilations.class).toString(),
                                RepeatedCompilations.class.getName(),
                                Project.annotations(),
                                sources.toString(),
                                THREADS + "x" + count + "*" + Project.plugin()));
        String last = outcome.out().lines().reduce("", (before, line) -> line);
        System.out.println(last);
        assertThat(last).as(outcome.err() + outcome.out()).endsWith(", 0 unlike those of one thread");
    }
}
