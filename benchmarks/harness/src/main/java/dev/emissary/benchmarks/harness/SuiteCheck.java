package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.MeasuredParts;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares a suite with its committed results and pages; each check returns what is wrong, one item per line. */
public final class SuiteCheck {

    private final Suite suite;
    private final Path root;

    /**
     * Prepares to check a suite.
     *
     * @param root the directory of the project
     */
    public SuiteCheck(Suite suite, Path root) {
        this.suite = suite;
        this.root = root;
    }

    /**
     * Runs every benchmark for a moment; each checks in its setup that it computes the right value. The committed
     * results of the same JDK that pages show, if there are any, must contain the same measurements.
     *
     * @param target a directory for logs
     * @throws IOException if a benchmark fails
     */
    public List<String> run(Path target) throws IOException {
        List<Measurement> measured =
                suite.measure(Extent.of(Mode.SMOKE), BenchmarkCommand.EVERYTHING, target, subject -> {});
        System.out.println("Benchmarks: " + measured.size() + " measurements of " + suite.name() + " work");
        List<String> wrong = new ArrayList<>();
        for (Results committed : committed().shown()) {
            if (committed.environment().feature() == Runtime.version().feature()) {
                Set<String> expected = names(committed.measurements());
                Set<String> found = names(measured);
                difference(expected, found).forEach(name -> wrong.add("has results but was not measured: " + name));
                difference(found, expected).forEach(name -> wrong.add("was measured but has no results: " + name));
            }
        }
        return wrong;
    }

    /** Makes the parts of all pages again from the committed results, and compares them. */
    public List<String> pages() throws IOException {
        Map<String, String> parts = suite.parts(committed());
        return new MeasuredParts(suite.name(), parts)
                .outdated(root).keySet().stream()
                        .map(page -> page + " differs from the results; to regenerate it: mvn -Pregenerate verify")
                        .toList();
    }

    private Runs committed() throws IOException {
        return new Runs(ResultFile.readAll(root.resolve(BenchmarkCommand.RESULTS), suite.name()));
    }

    private static Set<String> names(List<Measurement> measurements) {
        return measurements.stream()
                .map(measurement -> measurement.name() + " " + new TreeMap<>(measurement.params()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> difference(Set<String> all, Set<String> without) {
        Set<String> difference = new TreeSet<>(all);
        difference.removeAll(without);
        return difference;
    }
}
