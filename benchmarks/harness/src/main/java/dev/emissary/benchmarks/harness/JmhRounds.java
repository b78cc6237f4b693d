package dev.emissary.benchmarks.harness;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.emissary.benchmarks.result.Machine;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs all benchmarks once, each singly in a JVM of its own, then all of them again, and so on. JMH itself runs the
 * forks of one benchmark in a row, so that a disturbance of the machine affects only one side of a comparison.
 *
 * <p>What the {@linkplain Machine machine} has disturbed is measured again at the end of its round, when the
 * disturbance may be over.
 */
public final class JmhRounds {

    /** The name in JMH of the bytes allocated by an operation. */
    public static final String ALLOCATED = "gc.alloc.rate.norm";

    /** How often a benchmark is measured again at most. */
    private static final int REPETITIONS = 5;

    /**
     * The most repetitions of a run, as a part of what it measures: a machine that is always disturbed would take days.
     */
    private static final double ALL_REPETITIONS = 0.1;

    private final String include;
    private final Set<String> absent;
    private final Extent extent;
    private final Path log;
    private final Map<JmhJob, List<RunResult>> results = new LinkedHashMap<>();
    private final Map<JmhJob, Integer> repeated = new LinkedHashMap<>();
    private int repetitions;

    /**
     * Chooses what to run and how.
     *
     * @param packageName the package of the benchmarks, including its subpackages
     * @param only a pattern to find in their names
     * @param absent values of parameters that name what this JDK does not have
     * @param log the file for JMH's output
     */
    public JmhRounds(String packageName, Pattern only, Set<String> absent, Extent extent, Path log) {
        this.include = "^" + packageName.replace(".", "[.]") + "[.].*(?:" + only.pattern() + ")";
        this.absent = absent;
        this.extent = extent;
        this.log = log;
    }

    /**
     * Runs the benchmarks.
     *
     * @throws IOException if the log cannot be written, or if a benchmark fails; the log then says why
     */
    public List<Measurement> run(Consumer<String> progress) throws IOException {
        List<JmhJob> jobs = JmhJob.find(include, absent);
        repetitions = extent.mode() == Mode.FULL ? (int) (ALL_REPETITIONS * jobs.size() * extent.rounds()) : 0;
        jobs.forEach(job -> results.put(job, new ArrayList<>()));
        List<JmhJob> order = new ArrayList<>(jobs);
        Files.createDirectories(log.toAbsolutePath().getParent());
        try (PrintStream out = new PrintStream(Files.newOutputStream(log), true, StandardCharsets.UTF_8)) {
            OutputFormat format = OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL);
            for (int round = 1; round <= extent.rounds(); round++) {
                int number = 0;
                // What is compared is not always measured in the same order.
                Collections.shuffle(order, new Random(round));
                for (JmhJob job : order) {
                    number++;
                    progress.accept("round %d of %d, %d of %d: %s"
                            .formatted(round, extent.rounds(), number, order.size(), job));
                    run(job, format);
                }
                repeat(disturbed(round), format);
                // So that a failure in the next round does not cost the rounds before.
                Files.writeString(log.resolveSibling(log.getFileName() + ".json"), json());
            }
            for (List<JmhJob> left = disturbed(extent.rounds()); !left.isEmpty(); left = disturbed(extent.rounds())) {
                repeat(left, format);
            }
        } catch (RunnerException e) {
            throw new IOException("a benchmark has failed, see " + log + ": " + e.getMessage(), e);
        }
        return measurements();
    }

    private void run(JmhJob job, OutputFormat format) throws RunnerException {
        results.get(job).addAll(new Runner(options(job).build(), format).run());
    }

    private void repeat(List<JmhJob> jobs, OutputFormat format) throws RunnerException {
        for (JmhJob job : jobs) {
            if (repetitions > 0) {
                repetitions--;
                repeated.merge(job, 1, Integer::sum);
                run(job, format);
            }
        }
    }

    /** Returns what has fewer undisturbed JVMs than it should have after a round, and may be repeated. */
    private List<JmhJob> disturbed(int round) throws IOException {
        if (repetitions == 0) {
            return List.of();
        }
        List<Measurement> measurements = measurements();
        Machine machine = Machine.of(measurements);
        List<JmhJob> disturbed = new ArrayList<>();
        int index = 0;
        for (JmhJob job : results.keySet()) {
            int jvms = Math.max(1, results.get(job).get(0).getParams().getForks());
            boolean complete = machine.undisturbed(measurements.get(index)).size() >= round * jvms;
            if (!complete && repeated.getOrDefault(job, 0) < REPETITIONS) {
                disturbed.add(job);
            }
            index++;
        }
        return disturbed;
    }

    /** Returns the results of all rounds, by way of JMH's own form, so that nothing gets lost. */
    private List<Measurement> measurements() throws IOException {
        List<Measurement> measurements = ResultFile.measurements(json());
        for (Measurement measurement : measurements) {
            ObjectNode jmh = (ObjectNode) measurement.jmh();
            // JMH knows of one round only.
            jmh.put("forks", measurement.time().rounds().size());
            // Where a JDK is installed says nothing on another machine.
            Path java = Path.of(jmh.path("jvm").asText());
            jmh.put("jvm", java.getFileName().toString());
        }
        return measurements;
    }

    private String json() {
        List<RunResult> joined = results.values().stream()
                .map(rounds -> {
                    List<BenchmarkResult> jvms = new ArrayList<>();
                    rounds.forEach(round -> jvms.addAll(round.getBenchmarkResults()));
                    return new RunResult(rounds.get(0).getParams(), jvms);
                })
                .toList();
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(json, false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(joined);
        }
        return json.toString(StandardCharsets.UTF_8);
    }

    private OptionsBuilder options(JmhJob job) {
        OptionsBuilder options = new OptionsBuilder();
        job.select(options);
        options.addProfiler(GCProfiler.class).addProfiler(MachineProfiler.class).shouldFailOnError(true);
        switch (extent.mode()) {
            case FULL -> {
                // As the benchmarks are annotated.
            }
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
        }
        return options;
    }
}
