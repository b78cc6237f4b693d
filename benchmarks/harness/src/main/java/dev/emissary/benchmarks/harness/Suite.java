package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A named set of measurements. */
public interface Suite {

    /** Returns the name that result files begin with. */
    String name();

    /**
     * Measures on the running JDK.
     *
     * @param only finds something in the names of the benchmarks to run, as in {@code package.Class.method}
     * @param target a directory for logs and other by-products
     * @param progress told how far the run has come
     * @throws IOException if something cannot be measured
     */
    List<Measurement> measure(Mode mode, Pattern only, Path target, Progress progress) throws IOException;

    /**
     * Observes what explains the measurements on the running JDK and is no number.
     *
     * @return texts by name
     * @throws IOException if something cannot be observed
     */
    default Map<String, String> observe() throws IOException {
        return Map.of();
    }

    /** Writes what there is to say about results, the oldest JDK first; the list is not empty. */
    Page page(List<Results> results);
}
