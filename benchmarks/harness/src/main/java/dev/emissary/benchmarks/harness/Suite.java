package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A named set of measurements. */
public interface Suite {

    /** Returns the name that result files begin with. */
    String name();

    /**
     * Measures on the running JDK.
     *
     * @param only a pattern to find in the names of the benchmarks to run, such as {@code package.Class.method}
     * @param target a directory for logs and other by-products
     * @param progress is told what is measured next
     * @throws IOException if something cannot be measured
     */
    List<Measurement> measure(Extent extent, Pattern only, Path target, Consumer<String> progress) throws IOException;

    /**
     * Returns what pages say about results, by name: the parts of {@code MeasuredParts}.
     *
     * @param runs what was measured, and not empty
     */
    Map<String, String> parts(Runs runs);
}
