package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Measures what a call through an emissary costs, against everything else one could take. */
public final class ForwardingSuite implements Suite {

    /** Runs the command; see {@link BenchmarkCommand}. */
    public static void main(String[] arguments) {
        BenchmarkCommand.main(new ForwardingSuite(), arguments);
    }

    @Override
    public String name() {
        return "forwarding";
    }

    @Override
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Consumer<String> progress)
            throws IOException {
        String packageName = ForwardingSuite.class.getPackageName();
        // The javac of JDK 25 lacks what Manifold looks for.
        Set<String> absent = Runtime.version().feature() == 17 ? Set.of() : Set.of(Alternative.MANIFOLD.toString());
        return new JmhRounds(packageName, only, absent, extent, target.resolve(name() + ".log")).run(progress);
    }

    @Override
    public Map<String, String> parts(Runs runs) {
        return new ForwardingParts(runs).all();
    }
}
