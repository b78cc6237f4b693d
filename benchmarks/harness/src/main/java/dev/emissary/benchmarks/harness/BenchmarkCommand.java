package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.MeasuredParts;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a suite, or makes the parts of pages from existing results. */
@Command(
        name = "benchmarks",
        mixinStandardHelpOptions = true,
        description = "Measures on the JDK that it runs on; writes results and pages.")
public final class BenchmarkCommand {

    /** The default of {@code --only}. */
    static final Pattern EVERYTHING = Pattern.compile("");

    /** The directory of the results, from the directory of the project or of a target. */
    static final String RESULTS = "docs/benchmarks/results";

    private final Suite suite;

    private BenchmarkCommand(Suite suite) {
        this.suite = suite;
    }

    /** Runs the command and ends the JVM with its exit code. */
    public static void main(Suite suite, String... arguments) {
        System.exit(execute(suite, arguments));
    }

    /** Runs the command; returns 0, 1 after an error, or 2 after a mistake in the arguments. */
    static int execute(Suite suite, String... arguments) {
        return new CommandLine(new BenchmarkCommand(suite))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((exception, command, parsed) -> {
                    if (!(exception instanceof IOException)) {
                        throw exception;
                    }
                    command.getErr().println("error: " + exception.getMessage());
                    return CommandLine.ExitCode.SOFTWARE;
                })
                .execute(arguments);
    }

    @Command(description = "Measures, and writes the results and, unless only some were chosen, the pages.")
    void run(
            @Option(
                            names = "--mode",
                            paramLabel = "MODE",
                            description = "quick or full; default: quick",
                            defaultValue = "quick")
                    Mode mode,
            @Option(
                            names = "--root",
                            paramLabel = "DIR",
                            description = "the project; full runs of everything write to its docs",
                            required = true)
                    Path root,
            @Option(
                            names = "--target",
                            paramLabel = "DIR",
                            description = "where all else is written to",
                            required = true)
                    Path target,
            @Option(
                            names = "--only",
                            paramLabel = "REGEX",
                            description = "what to measure, by its name; pages stay as they are; default: everything",
                            defaultValue = "")
                    Pattern only,
            @Option(
                            names = "--rounds",
                            paramLabel = "N",
                            description = "how many times each benchmark is measured; default: 0, what the mode says",
                            defaultValue = "0")
                    int rounds)
            throws IOException {
        Extent extent = rounds == 0 ? Extent.of(mode) : new Extent(mode, rounds);
        System.err.printf(
                "%s, %s, JDK %d%n", suite.name(), mode, Runtime.version().feature());
        Results results = new Results(
                RunningEnvironment.describe(extent), suite.measure(extent, only, target, System.err::println));
        if (!only.pattern().isEmpty()) {
            // Values of two runs are not compared, so nothing is read that others have measured.
            ResultFile.write(target.resolve("only"), suite.name(), results);
            results.measurements()
                    .forEach(measurement -> System.out.printf(
                            "%-70s %s %s%n",
                            measurement,
                            ResultTable.orUnsteady(() -> Figures.withInterval(results.time(measurement))),
                            measurement.time().unit()));
            return;
        }
        Path directory = mode == Mode.FULL ? root : target;
        ResultFile.write(directory.resolve(RESULTS), suite.name(), results);
        parts(directory).write(root, directory);
        System.err.println("written to " + directory.resolve("docs/benchmarks").normalize());
    }

    @Command(description = "Makes those parts of all pages anew that are made of results.")
    void report(@Option(names = "--root", paramLabel = "DIR", description = "the project", required = true) Path root)
            throws IOException {
        parts(root).write(root, root);
    }

    private MeasuredParts parts(Path directory) throws IOException {
        List<Results> results = ResultFile.readAll(directory.resolve(RESULTS), suite.name());
        if (results.isEmpty()) {
            throw new IOException("no results of " + suite.name() + " in " + directory.resolve(RESULTS));
        }
        return new MeasuredParts(suite.name(), suite.parts(new Runs(results)));
    }
}
