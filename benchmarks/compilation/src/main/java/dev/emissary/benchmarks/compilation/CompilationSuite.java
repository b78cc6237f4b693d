package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.Progress;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Measures what the plugin costs javac, against hand-written classes and other generators. */
public final class CompilationSuite implements Suite {

    /** Runs the command; see {@link BenchmarkCommand}. */
    public static void main(String[] arguments) {
        BenchmarkCommand.main(new CompilationSuite(), arguments);
    }

    @Override
    public String name() {
        return "compilation";
    }

    @Override
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Progress progress) throws IOException {
        Scale scale = switch (extent.mode()) {
            case FULL -> Scale.full();
            case QUICK -> Scale.quick();
            case SMOKE -> Scale.tiny();
        };
        return CompilationBenchmarks.run(scale, only, progress::step);
    }

    @Override
    public Page page(List<Results> results) {
        CompilationTables tables = new CompilationTables(results);
        return Page.of(
                "compilation.md",
                CompilationSuite.class,
                "compilation.md",
                Map.of(
                        "goals", Claim.table(CompilationGoals.all(), results),
                        "start-up", tables.startUp(),
                        "large-code-base", tables.largeCodeBase(),
                        "cold", tables.cold(),
                        "delegation-time", tables.delegationTime(),
                        "delegation-memory", tables.delegationMemory(),
                        "warm", tables.warm(),
                        "profile", tables.profile(),
                        "without-the-plugin", tables.withoutThePlugin(),
                        "environment", EnvironmentTable.of(results)),
                Map.of());
    }
}
