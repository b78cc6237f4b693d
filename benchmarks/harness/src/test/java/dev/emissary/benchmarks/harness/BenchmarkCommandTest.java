package dev.emissary.benchmarks.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
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
        public List<Measurement> measure(Extent extent, Pattern only, Path target, Progress progress)
                throws IOException {
            return new JmhRounds(
                            BenchmarkCommandTest.class.getPackageName(), only, extent, target.resolve("samples.log"))
                    .run(progress);
        }

        @Override
        public Page page(List<Results> results) {
            return new Page("samples.md", results.get(0).measurements().size() + " measurements", Map.of());
        }
    };

    @Test
    void runsEveryBenchmarkWithEveryParameter() throws IOException {
        ByteArrayOutputStream progress = new ByteArrayOutputStream();
        List<Measurement> measurements = suite.measure(
                Extent.of(Mode.SMOKE),
                BenchmarkCommand.EVERYTHING,
                directory,
                new Progress(new PrintStream(progress, true, StandardCharsets.UTF_8)));

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
        assertThat(progress.toString(StandardCharsets.UTF_8)).contains("0 %  round 1 of 1: SampleBenchmark");
    }

    @Test
    void writesResultsAndPageOfAQuickRunToTheTarget() throws IOException {
        Path docs = directory.resolve("docs");
        Path target = directory.resolve("target");

        assertThat(BenchmarkCommand.execute(suite, "run", "--mode=smoke", "--docs=" + docs, "--target=" + target))
                .isZero();

        assertThat(docs).doesNotExist();
        assertThat(target.resolve("samples.md")).hasContent("6 measurements");
        Results results =
                ResultFile.readAll(target.resolve("results"), "samples").get(0);
        assertThat(results.environment().feature()).isEqualTo(Runtime.version().feature());
        assertThat(results.measurements()).hasSize(6);
        assertThat(BenchmarkCommand.execute(suite, "report", "--docs=" + target))
                .isZero();
    }

    @Test
    void measuresAgainWhatIsChosenAndKeepsTheRest() throws IOException {
        String[] arguments = {"run", "--mode=smoke", "--docs=" + directory, "--target=" + directory};
        assertThat(BenchmarkCommand.execute(suite, arguments)).isZero();
        Results before =
                ResultFile.readAll(directory.resolve("results"), "samples").get(0);

        String[] again = {"run", "--mode=smoke", "--docs=" + directory, "--target=" + directory, "--only=twice"};
        assertThat(BenchmarkCommand.execute(suite, again)).isZero();
        assertThat(BenchmarkCommand.execute(suite, again)).isZero();

        Results after =
                ResultFile.readAll(directory.resolve("results"), "samples").get(0);
        assertThat(after.measurements()).hasSize(6);
        Key half = Key.of("SampleBenchmark.half", "number", "1");
        assertThat(after.get(half)).isEqualTo(before.get(half));
        assertThat(after.texts().get(Results.MEASURED_AGAIN))
                .containsOnlyOnce("`twice`")
                .contains(after.environment().jdk(), after.environment().processor());
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(BenchmarkCommand.execute(suite, "report", "--docs=" + directory))
                .isEqualTo(1);
        assertThat(BenchmarkCommand.execute(suite, "run", "--mode=slow")).isEqualTo(2);
    }
}
