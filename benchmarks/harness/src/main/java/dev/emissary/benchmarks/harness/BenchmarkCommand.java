package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a suite, or makes its page or its plots from existing results. */
@Command(
        name = "benchmarks",
        mixinStandardHelpOptions = true,
        description = "Measures on the JDK that it runs on; writes results, pages and plots.")
public final class BenchmarkCommand {

    /** The default of {@code --only}. */
    static final Pattern EVERYTHING = Pattern.compile("");

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
                    Path target,
            @Option(
                            names = "--only",
                            paramLabel = "REGEX",
                            description =
                                    "what to measure again, by its name; other results stay; default: everything, anew")
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
        Path directory = mode == Mode.FULL ? docs : target;
        Progress progress = new Progress(System.err);
        Environment environment = RunningEnvironment.describe(extent);
        Results results;
        if (only == null || only.pattern().isEmpty()) {
            results = new Results(environment, suite.measure(extent, EVERYTHING, target, progress), suite.observe());
        } else {
            results = earlier(directory, environment)
                    .with(suite.measure(extent, only, target, progress), only, environment);
        }
        ResultFile.write(results(directory), suite.name(), results);
        Page page = page(directory);
        write(page, directory);
        if (mode != Mode.FULL) {
            page.writePlots(directory);
        }
    }

    @Command(description = "Regenerates the page from existing results, and what other pages say about them.")
    void report(
            @Option(names = "--docs", paramLabel = "DIR", description = "where results and pages are", required = true)
                    Path docs,
            @Option(
                            names = "--pages",
                            paramLabel = "DIR",
                            description = "the project whose other pages have parts that are made of results")
                    Path pages)
            throws IOException {
        write(page(docs), docs);
        if (pages != null) {
            new PartsOfPages(pages, suite, ResultFile.readAll(results(docs), suite.name())).write();
        }
    }

    @Command(description = "Draws the plots of the page from existing results.")
    void plots(
            @Option(names = "--docs", paramLabel = "DIR", description = "where results are", required = true) Path docs,
            @Option(names = "--target", paramLabel = "DIR", description = "where plots are written to", required = true)
                    Path target)
            throws IOException {
        page(docs).writePlots(target);
    }

    /** Returns the results to add to, empty ones if there are none. */
    private Results earlier(Path directory, Environment environment) throws IOException {
        return ResultFile.readAll(results(directory), suite.name()).stream()
                .filter(results -> results.environment().feature() == environment.feature())
                .findFirst()
                .orElse(new Results(environment, List.of()));
    }

    private static void write(Page page, Path directory) throws IOException {
        page.write(directory);
        System.err.println("written to " + directory.normalize());
    }

    private Page page(Path directory) throws IOException {
        List<Results> results = ResultFile.readAll(results(directory), suite.name());
        if (results.isEmpty()) {
            throw new IOException("no results of " + suite.name() + " in " + results(directory) + "; run first");
        }
        return suite.page(results);
    }

    private static Path results(Path directory) {
        return directory.resolve("results");
    }
}
