package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.forwarding.inlining.Inlining;
import dev.emissary.benchmarks.forwarding.inlining.InliningReport;
import dev.emissary.benchmarks.forwarding.inlining.InliningTree;
import dev.emissary.benchmarks.forwarding.size.Size;
import dev.emissary.benchmarks.forwarding.size.Sizes;
import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.harness.Progress;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.page.UnsteadyTable;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Measures what a call through an emissary costs, and how large its class is, against everything else one could take.
 */
public final class ForwardingSuite implements Suite {

    /** The directory of this module, in which it runs. */
    private static final Path MODULE = Path.of("");

    /** Runs the command, in the directory of this module; see {@link BenchmarkCommand}. */
    public static void main(String[] arguments) {
        BenchmarkCommand.main(new ForwardingSuite(), arguments);
    }

    @Override
    public String name() {
        return "forwarding";
    }

    @Override
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Progress progress) throws IOException {
        String packageName = ForwardingSuite.class.getPackageName();
        List<Measurement> measurements = new ArrayList<>(
                new JmhRounds(packageName, only, extent, target.resolve(name() + ".log")).run(progress));
        for (Size size : new Sizes(MODULE).measure()) {
            add(measurements, size, "lines", size.sourceLines());
            add(measurements, size, "methods", size.methods());
            if (size.bytes().isPresent()) {
                add(measurements, size, "bytes", size.bytes().getAsLong());
            }
        }
        return measurements;
    }

    private static void add(List<Measurement> measurements, Size size, String unit, long value) {
        measurements.add(new Measurement(
                Sizes.class.getName() + "." + unit,
                Map.of(
                        "alternative", size.alternative().title(),
                        "type", size.type().getSimpleName(),
                        "methods", String.valueOf(size.interfaceMethods()),
                        "jars", String.join(" and ", size.jars())),
                Metric.counted(unit, value),
                Map.of()));
    }

    @Override
    public Map<String, String> observe() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Inlining inlining : InliningReport.observe()) {
            text.append(inlining).append('\n');
        }
        for (Map.Entry<String, InliningTree> limit :
                InliningReport.observeLimits().entrySet()) {
            text.append(limit.getKey())
                    .append('\n')
                    .append(limit.getValue().toString().indent(2))
                    .append('\n');
        }
        return Map.of("inlining", text.toString().stripTrailing() + "\n");
    }

    @Override
    public Page page(List<Results> results) {
        ForwardingTables tables = new ForwardingTables(results);
        return Page.of(
                "forwarding.md",
                ForwardingSuite.class,
                "forwarding.md",
                Map.ofEntries(
                        Map.entry("ratios", tables.ratios()),
                        Map.entry("char-at", tables.alternatives("charAt")),
                        Map.entry("get-long", tables.alternatives("getLong")),
                        Map.entry("generic-method", tables.alternatives("genericMethod")),
                        Map.entry("default-method", tables.alternatives("defaultMethod")),
                        Map.entry("self-return", tables.alternatives("selfReturn")),
                        Map.entry("call-sites", tables.callSites()),
                        Map.entry("separate-call-sites", tables.separateCallSites()),
                        Map.entry("chains", tables.chains()),
                        Map.entry("constants", tables.constants()),
                        Map.entry("allocation", tables.allocation()),
                        Map.entry("inlining", tables.inlining()),
                        Map.entry("sizes", tables.sizes()),
                        Map.entry("disturbances", UnsteadyTable.ofDisturbances(results)),
                        Map.entry("unsteady", UnsteadyTable.of(results)),
                        Map.entry("environment", EnvironmentTable.of(results))),
                new ForwardingPlots(results).all());
    }
}
