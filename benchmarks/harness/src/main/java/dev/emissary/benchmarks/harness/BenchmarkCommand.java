/* The command of every module of benchmarks: measure, and write the pages. */
package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a suite, or writes its page again from the results that there are. */
@Command(
        name = "benchmarks",
        mixinStandardHelpOptions = true,
        description = "Measures on the JDK that it runs on; writes results and pages.")
public final class BenchmarkCommand {

    private final Suite suite;

    private BenchmarkCommand(Suite suite) {
        this.suite = suite;
    }

    /** Runs the command and ends the JVM with its exit code. */
    public static void main(Suite suite, String... arguments) {
        System.exit(execute(suite, arguments));
    }

    /** Runs the command; returns 0, or 1 after an error and 2 after a mistake in the arguments. */
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

    @Command(description = "Measures, and writes the page from these and older results.")
    void run(
            @Option(
                            names = "--mode",
                            paramLabel = "MODE",
                            description = "quick or full; default: quick",
                            defaultValue = "quick")
                    Mode mode,
            @Option(names = "--docs", paramLabel = "DIR", description = "where full runs write to", required = true)
                    Path docs,
            @Option(
                            names = "--target",
                            paramLabel = "DIR",
                            description = "where quick runs and logs are written to",
                            required = true)
                    Path target)
            throws IOException {
        System.err.printf(
                "%s, %s, JDK %d%n", suite.name(), mode, Runtime.version().feature());
        List<Measurement> measurements = suite.measure(mode, target, new Progress(System.err));
        Path directory = mode == Mode.FULL ? docs : target;
        Results results = new Results(RunningEnvironment.describe(mode), measurements, suite.observe());
        ResultFile.write(results(directory), suite.name(), results);
        write(directory);
    }

    @Command(description = "Writes the page from the results that there are.")
    void report(
            @Option(names = "--docs", paramLabel = "DIR", description = "where results and pages are", required = true)
                    Path docs)
            throws IOException {
        write(docs);
    }

    private void write(Path directory) throws IOException {
        List<Results> results = ResultFile.readAll(results(directory), suite.name());
        if (results.isEmpty()) {
            throw new IOException("no results of " + suite.name() + " in " + results(directory) + "; run first");
        }
        suite.page(results).write(directory);
        System.err.println("written to " + directory.normalize());
    }

    private static Path results(Path directory) {
        return directory.resolve("results");
    }
}
