package dev.emissary.benchmarks.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of runs, from the measurement to the page. */
class BenchmarkCommandTest {

    @TempDir
    private Path directory;

    private final Suite suite = new Suite() {
        @Override
        public String name() {
            return "samples";
        }

        @Override
        public List<Measurement> measure(Extent extent, Pattern only, Path target, Consumer<String> progress)
                throws IOException {
            return new JmhRounds(
                            BenchmarkCommandTest.class.getPackageName(),
                            only,
                            Set.of(),
                            extent,
                            target.resolve("samples.log"))
                    .run(progress);
        }

        @Override
        public Map<String, String> parts(Runs runs) {
            return Map.of("number", runs.shown().get(0).measurements().size() + " measurements");
        }
    };

    @Test
    void runsEveryBenchmarkWithEveryParameter() throws IOException {
        List<String> progress = new ArrayList<>();
        List<Measurement> measurements =
                suite.measure(Extent.of(Mode.SMOKE), BenchmarkCommand.EVERYTHING, directory, progress::add);

        assertThat(measurements)
                .extracting(
                        Measurement::name, measurement -> measurement.params().get("number"))
                .containsExactlyInAnyOrder(
                        tuple("SampleBenchmark.half", "1"),
                        tuple("SampleBenchmark.half", "2"),
                        tuple("SampleBenchmark.half", "3"),
                        tuple("SampleBenchmark.twice", "1"),
                        tuple("SampleBenchmark.twice", "2"),
                        tuple("SampleBenchmark.twice", "3"));
        assertThat(measurements).allSatisfy(measurement -> {
            assertThat(measurement.time().estimate().value()).isPositive();
            assertThat(measurement.time().rounds()).hasSize(1);
            assertThat(measurement.jmh().path("forks").asInt()).isEqualTo(1);
            assertThat(measurement.jmh().path("jvm").asText()).doesNotContain("/", "\\");
        });
        assertThat(progress).hasSize(6).first().asString().startsWith("round 1 of 1, 1 of 6: SampleBenchmark.");
    }

    @Test
    void writesResultsAndPagesOfAQuickRunToTheTarget() throws IOException {
        Path page = page();
        Path target = directory.resolve("target");

        assertThat(run("--target=" + target)).isZero();

        assertThat(page).hasContent(EMPTY);
        assertThat(target.resolve("docs/samples.md")).hasContent("<!-- samples: number -->6 measurements<!-- end -->");
        Results results = ResultFile.readAll(target.resolve("docs/benchmarks/results"), "samples")
                .get(0);
        assertThat(results.environment().feature()).isEqualTo(Runtime.version().feature());
        assertThat(results.measurements()).hasSize(6);
        assertThat(BenchmarkCommand.execute(suite, "report", "--root=" + target))
                .isZero();
    }

    @Test
    void leavesPagesAndResultsAsTheyAreIfOnlySomeAreMeasured() throws IOException {
        Path page = page();
        assertThat(run("--target=" + directory)).isZero();
        byte[] before = Files.readAllBytes(results());
        String made = Files.readString(page);

        assertThat(run("--target=" + directory, "--only=twice")).isZero();

        assertThat(results()).hasBinaryContent(before);
        assertThat(page).hasContent(made);
        assertThat(ResultFile.readAll(directory.resolve("only"), "samples")
                        .get(0)
                        .measurements())
                .extracting(Measurement::name)
                .containsOnly("SampleBenchmark.twice");
    }

    private static final String EMPTY = "<!-- samples: number --><!-- end -->";

    private Path page() throws IOException {
        return Files.writeString(
                Files.createDirectories(directory.resolve("docs")).resolve("samples.md"), EMPTY);
    }

    private Path results() throws IOException {
        try (Stream<Path> machines = Files.list(directory.resolve("docs/benchmarks/results"))) {
            return machines.findAny()
                    .orElseThrow()
                    .resolve("samples-jdk" + Runtime.version().feature() + ".json");
        }
    }

    private int run(String... others) {
        List<String> arguments = new ArrayList<>(List.of("run", "--mode=smoke", "--root=" + directory));
        arguments.addAll(List.of(others));
        return BenchmarkCommand.execute(suite, arguments.toArray(String[]::new));
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(BenchmarkCommand.execute(suite, "report", "--root=" + directory))
                .isEqualTo(1);
        assertThat(BenchmarkCommand.execute(suite, "run", "--mode=slow")).isEqualTo(2);
    }
}
