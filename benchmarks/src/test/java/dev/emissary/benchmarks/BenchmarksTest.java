package dev.emissary.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.compilation.CompilationBenchmark;
import dev.emissary.benchmarks.serialization.FirstIdentifier;
import dev.emissary.examples.marketdata.SecondJvm;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs every benchmark for a moment: each checks first that it computes the right value. */
@Tag("long")
class BenchmarksTest {

    private static final boolean CHRONICLE = !Boolean.getBoolean("chronicle.skip");

    @TempDir
    private Path directory;

    @Test
    void everyBenchmarkRuns() throws Exception {
        Path results = directory.resolve("results.json");
        ChainedOptionsBuilder options = new OptionsBuilder()
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(1))
                .measurementBatchSize(1)
                .param("fields", "1", "16")
                .resultFormat(ResultFormatType.JSON)
                .result(results.toString())
                .shouldFailOnError(true);
        if (!CHRONICLE) {
            options.exclude("[.]serialization[.]");
        }
        Collection<RunResult> run = new Runner(options.build()).run();

        Set<String> classes = new TreeSet<>();
        run.forEach(result -> classes.add(result.getParams().getBenchmark().replaceAll(".*[.](\\w+)[.]\\w+", "$1")));
        assertThat(classes).contains("ForwardingBenchmark").hasSize(CHRONICLE ? 7 : 1);
        assertThat(Report.read(results).values()).hasSameSizeAs(run);
    }

    @Test
    void firstIdentifiersAreComputed() throws Exception {
        SecondJvm jvm = SecondJvm.run(List.of(), FirstIdentifier.class);

        assertThat(jvm.exitCode()).as(jvm.output()).isZero();
        assertThat(jvm.output().lines()).hasSize(3);
    }

    @Test
    void compilationsAreMeasured() throws Exception {
        Path results = directory.resolve("compilation.json");
        CompilationBenchmark.main(results.toString(), "", "1", "1", "2");

        assertThat(Report.read(results).values().keySet())
                .containsExactly(
                        "CompilationBenchmark.resultSetsInProcesses source=emissary",
                        "CompilationBenchmark.resultSetsInProcesses source=by hand",
                        "CompilationBenchmark.smallOnesWarm source=emissary",
                        "CompilationBenchmark.smallOnesWarm source=by hand");
    }
}
