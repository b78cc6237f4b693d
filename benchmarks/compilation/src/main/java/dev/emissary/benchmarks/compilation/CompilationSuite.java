package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
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
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Consumer<String> progress)
            throws IOException {
        Scale scale = switch (extent.mode()) {
            case FULL -> Scale.FULL;
            case QUICK -> Scale.QUICK;
            case SMOKE -> Scale.TINY;
        };
        return CompilationBenchmarks.run(scale, only, progress);
    }

    @Override
    public Map<String, String> parts(Runs runs) {
        return new CompilationParts(runs).all();
    }
}
