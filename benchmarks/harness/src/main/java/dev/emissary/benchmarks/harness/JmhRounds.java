package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs all benchmarks once, then all of them again, and so on. JMH itself runs the forks of one benchmark in a row, so
 * that a disturbance of the machine affects only one side of a comparison.
 */
public final class JmhRounds {

    /** The name in JMH of the bytes allocated by an operation. */
    public static final String ALLOCATED = "gc.alloc.rate.norm";

    private final String include;
    private final Mode mode;
    private final Path log;

    /**
     * Chooses what to run and how.
     *
     * @param packageName the package of the benchmarks, including its subpackages
     * @param only a pattern to find in their names
     * @param log the file for JMH's output
     */
    public JmhRounds(String packageName, Pattern only, Mode mode, Path log) {
        this.include = "^" + packageName.replace(".", "[.]") + "[.].*(?:" + only.pattern() + ")";
        this.mode = mode;
        this.log = log;
    }

    /**
     * Runs the benchmarks.
     *
     * @throws IOException if the log cannot be written, or if a benchmark fails; the log then says why
     */
    public List<Measurement> run(Progress progress) throws IOException {
        progress.expect(mode.rounds() * benchmarks());
        Map<String, Measurement> measurements = new TreeMap<>();
        Files.createDirectories(log.toAbsolutePath().getParent());
        try (PrintStream out = new PrintStream(Files.newOutputStream(log), true, StandardCharsets.UTF_8)) {
            OutputFormat text = OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL);
            for (int round = 1; round <= mode.rounds(); round++) {
                String prefix = "round " + round + " of " + mode.rounds() + ": ";
                OutputFormat format =
                        new ProgressFormat(text, params -> progress.step(prefix + className(params.getBenchmark())));
                for (RunResult result : new Runner(options().build(), format).run()) {
                    Measurement measurement = measurement(result);
                    measurements.merge(
                            measurement.benchmark() + new TreeMap<>(measurement.params()),
                            measurement,
                            Measurement::followedBy);
                }
            }
        } catch (RunnerException e) {
            throw new IOException("a benchmark has failed, see " + log + ": " + e.getMessage(), e);
        }
        return List.copyOf(measurements.values());
    }

    /** Returns the number of benchmarks; one with parameters counts once for each of their combinations. */
    private int benchmarks() {
        return BenchmarkList.defaultList()
                .find(
                        OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                        List.of(include),
                        List.of())
                .stream()
                .mapToInt(entry -> entry.getParams().orElse(Map.of()).values().stream()
                        .mapToInt(values -> values.length)
                        .reduce(1, (a, b) -> a * b))
                .sum();
    }

    private ChainedOptionsBuilder options() {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(include)
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        return switch (mode) {
            case FULL -> options.forks(1);
            case QUICK ->
                options.forks(1)
                        .warmupForks(0)
                        .warmupIterations(1)
                        .warmupTime(TimeValue.milliseconds(50))
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(50));
            case SMOKE ->
                options.forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(1));
        };
    }

    private static Measurement measurement(RunResult result) {
        BenchmarkParams benchmark = result.getParams();
        Map<String, String> params = new TreeMap<>();
        benchmark.getParamsKeys().forEach(key -> params.put(key, benchmark.getParam(key)));
        Map<String, Metric> others = new TreeMap<>();
        for (String name : result.getSecondaryResults().keySet()) {
            if (name.equals(ALLOCATED) || !name.startsWith("gc.")) {
                others.put(
                        name,
                        metric(
                                result,
                                iteration -> iteration.getSecondaryResults().get(name)));
            }
        }
        return new Measurement(
                benchmark.getBenchmark(), params, metric(result, IterationResult::getPrimaryResult), others);
    }

    private static Metric metric(RunResult result, Function<IterationResult, Result<?>> quantity) {
        List<List<Double>> forks = new ArrayList<>();
        String unit = "";
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            List<Double> values = new ArrayList<>();
            for (IterationResult iteration : fork.getIterationResults()) {
                Result<?> found = quantity.apply(iteration);
                // A profiler reports nothing for an iteration in which nothing happened.
                if (found != null && Double.isFinite(found.getScore())) {
                    values.add(found.getScore());
                    unit = found.getScoreUnit();
                }
            }
            if (!values.isEmpty()) {
                forks.add(values);
            }
        }
        return new Metric(unit, forks);
    }

    private static String className(String benchmark) {
        String type = benchmark.substring(0, benchmark.lastIndexOf('.'));
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
