package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.harness.BenchmarkCommand;
import dev.emissary.benchmarks.harness.Extent;
import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.harness.Suite;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.benchmarks.serialization.codec.Codecs;
import dev.emissary.benchmarks.serialization.identifier.FirstUse;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Measures what serializing a quote costs, in many ways, and what an emissary in front of it adds. */
public final class SerializationSuite implements Suite {

    private static final String PACKAGE = SerializationSuite.class.getPackageName() + ".";

    /** Runs the command; see {@link BenchmarkCommand}. */
    public static void main(String[] arguments) {
        BenchmarkCommand.main(new SerializationSuite(), arguments);
    }

    @Override
    public String name() {
        return "serialization";
    }

    @Override
    public List<Measurement> measure(Extent extent, Pattern only, Path target, Consumer<String> progress)
            throws IOException {
        List<Measurement> measurements = new ArrayList<>(new JmhRounds(
                        SerializationSuite.class.getPackageName(),
                        only,
                        Codecs.absent(),
                        extent,
                        target.resolve(name() + ".log"))
                .run(progress));
        if (only.matcher(FirstUse.class.getName()).find()) {
            measurements.addAll(FirstUse.measure(extent.rounds()));
        }
        if (only.matcher(PACKAGE + SerializationKeys.CODEC_SIZE).find()) {
            Codecs.sizes()
                    .forEach((codec, size) -> measurements.add(new Measurement(
                            PACKAGE + SerializationKeys.CODEC_SIZE,
                            Map.of("codec", codec),
                            new Metric("B", List.of(List.of((double) size))),
                            Map.of())));
        }
        return measurements;
    }

    @Override
    public Map<String, String> parts(Runs runs) {
        return new SerializationParts(runs).all();
    }
}
