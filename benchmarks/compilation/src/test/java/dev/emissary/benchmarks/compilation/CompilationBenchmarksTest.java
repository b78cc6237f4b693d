package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.Mode;
import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether every measurement is taken. */
@Tag("long")
class CompilationBenchmarksTest {

    @Test
    void takesEveryMeasurement(@TempDir Path target) throws IOException {
        List<Measurement> measurements =
                new CompilationSuite().measure(Extent.of(Mode.SMOKE), Pattern.compile(""), target, subject -> {});

        assertThat(measurements)
                .extracting(Measurement::name)
                .contains(
                        "Delegation.archived",
                        "Delegation.cold",
                        "Delegation.process",
                        "LargeCodeBase.process",
                        "LargeCodeBase.warm",
                        "StartUp.process");
        assertThat(measurements)
                .allSatisfy(measurement ->
                        assertThat(measurement.time().estimate().value()).isPositive());
    }

    /** The scale of a test has no library. */
    @Test
    void unpacksTheSourcesOfEachLibrary(@TempDir Path folder) throws IOException {
        for (Path jar : Jars.find().libraries()) {
            Path sources = Files.createDirectory(folder.resolve(jar.getFileName()));
            assertThat(Sources.unpacked(sources, List.of(jar)))
                    .hasSizeGreaterThan(200)
                    .allMatch(Files::isRegularFile);
        }
    }

    @Test
    void measuresOnlyWhatIsChosen() throws IOException {
        assertThat(CompilationBenchmarks.run(Scale.TINY, Pattern.compile("StartUp"), subject -> {}))
                .extracting(Measurement::name)
                .containsOnly("StartUp.process");
    }
}
