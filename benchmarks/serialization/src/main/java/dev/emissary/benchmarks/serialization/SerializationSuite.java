package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.harness.Progress;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.MeasuredParts;
import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.page.UnsteadyTable;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.serialization.codec.Codecs;
import dev.emissary.benchmarks.serialization.identifier.FirstUse;
import dev.emissary.benchmarks.serialization.identifier.TimedRounds;
import dev.emissary.benchmarks.serialization.queue.Sizes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Measures what serializing a quote costs, in many ways, and what an emissary in front of it adds. */
public final class SerializationSuite implements Suite {

    /** Runs the command; see {@link BenchmarkCommand}. */
    public static void main(String[] arguments) {
        BenchmarkCommand.main(new SerializationSuite(), arguments);
    }

    @Override
    public String name() {
        return "serialization";
    }

    @Override
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Progress progress) throws IOException {
        String packageName = SerializationSuite.class.getPackageName();
        List<Measurement> measurements = new ArrayList<>(
                new JmhRounds(packageName, only, extent, target.resolve(name() + ".log")).run(progress));
        if (only.matcher(TimedRounds.class.getName()).find()) {
            measurements.addAll(TimedRounds.measure(extent.rounds()));
        }
        if (only.matcher(FirstUse.class.getName()).find()) {
            measurements.addAll(FirstUse.measure(extent.rounds()));
        }
        measurements.addAll(sizes(SerializationKeys.CODEC_SIZE, "codec", Codecs.sizes()));
        measurements.addAll(sizes(SerializationKeys.QUEUE_SIZE, "style", Sizes.inAQueue()));
        return measurements;
    }

    private static List<Measurement> sizes(String name, String param, Map<String, Integer> sizes) {
        return sizes.entrySet().stream()
                .map(size -> new Measurement(
                        SerializationSuite.class.getPackageName() + "." + name,
                        Map.of(param, size.getKey()),
                        Metric.counted("B", size.getValue()),
                        Map.of()))
                .toList();
    }

    @Override
    public Page page(List<Results> results) {
        SerializationTables tables = new SerializationTables(results);
        SerializationPlots plots = new SerializationPlots(results);
        Page page = Page.of(
                "serialization.md",
                SerializationSuite.class,
                "serialization.md",
                Map.ofEntries(
                        Map.entry("claims", Claim.table(SerializationClaims.ofTheArticle(), results)),
                        Map.entry("goals", Claim.table(SerializationClaims.ofThisProject(), results)),
                        Map.entry("identifier-claims", Claim.table(SerializationClaims.of2003(), results)),
                        Map.entry("article", tables.article()),
                        Map.entry("targets", tables.targets()),
                        Map.entry("wrapping", tables.wrapping()),
                        Map.entry("wrapping-differences", tables.wrappingDifferences()),
                        Map.entry("trades", tables.trades()),
                        Map.entry("map", tables.map()),
                        Map.entry("use-claims", Claim.table(SerializationClaims.ofUses(), results)),
                        Map.entry("java-claims", Claim.table(SerializationClaims.ofJava(), results)),
                        Map.entry("unsteady", UnsteadyTable.of(results)),
                        Map.entry("disturbances", UnsteadyTable.ofDisturbances(results)),
                        Map.entry("field-counts", tables.fieldCounts()),
                        Map.entry("break-even", tables.breakEven()),
                        Map.entry("codecs", tables.codecs()),
                        Map.entry("values", tables.values()),
                        Map.entry("queue", tables.queue()),
                        Map.entry("identifier-steady", tables.identifierSteady()),
                        Map.entry("identifier", tables.identifier()),
                        Map.entry("first-use", tables.firstUse()),
                        Map.entry("wrapping-plots", plots.links("wrapping")),
                        Map.entry("fields-plots", plots.links("fields-write") + "\n\n" + plots.links("fields-read")),
                        Map.entry("codecs-plots", plots.links("codecs")),
                        Map.entry("environment", EnvironmentTable.of(results))),
                plots.all());
        return new Page(page.file(), new MeasuredParts(name(), parts(results)).into(page.text()), page.plots());
    }

    @Override
    public Map<String, String> parts(List<Results> results) {
        return new SerializationParts(results).all();
    }
}
