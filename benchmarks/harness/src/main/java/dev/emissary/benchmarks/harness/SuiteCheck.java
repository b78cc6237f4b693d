package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.page.Page;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.ResultFile;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares a suite with its committed results and pages; each check returns what is wrong, one item per line. */
public final class SuiteCheck {

    private static final String REGENERATE = "to regenerate it: mvn -Pregenerate verify";

    private final Suite suite;
    private final Path docs;

    /**
     * Prepares to check a suite.
     *
     * @param docs the directory of its page, with the results in a subdirectory
     */
    public SuiteCheck(Suite suite, Path docs) {
        this.suite = suite;
        this.docs = docs;
    }

    /**
     * Runs every benchmark for a moment; each checks in its setup that it computes the right value. The committed
     * results of the same JDK, if there are any, must contain the same measurements.
     *
     * @param target a directory for logs
     * @throws IOException if a benchmark fails
     */
    public List<String> run(Path target) throws IOException {
        List<Measurement> measured = suite.measure(
                Extent.of(Mode.SMOKE),
                BenchmarkCommand.EVERYTHING,
                target,
                new Progress(new PrintStream(PrintStream.nullOutputStream())));
        System.out.println("Benchmarks: " + measured.size() + " measurements of " + suite.name() + " work");
        List<String> wrong = new ArrayList<>();
        for (Results committed : ResultFile.readAll(docs.resolve("results"), suite.name())) {
            if (committed.environment().feature() == Runtime.version().feature()) {
                Set<String> expected = names(committed.measurements());
                Set<String> found = names(measured);
                difference(expected, found).forEach(name -> wrong.add("has results but was not measured: " + name));
                difference(found, expected).forEach(name -> wrong.add("was measured but has no results: " + name));
            }
        }
        return wrong;
    }

    /** Regenerates the page from the committed results, and compares it; it shows each of its plots. */
    public List<String> page() throws IOException {
        List<Results> committed = ResultFile.readAll(docs.resolve("results"), suite.name());
        if (committed.isEmpty()) {
            return List.of("no results of " + suite.name());
        }
        Page page = suite.page(committed);
        List<String> wrong = new ArrayList<>();
        if (!Files.readString(docs.resolve(page.file())).equals(page.text())) {
            wrong.add(page.file() + " differs from the results; " + REGENERATE);
        }
        page.plots().keySet().stream()
                .filter(plot -> !page.text().contains("](" + plot + ")"))
                .forEach(plot -> wrong.add("is unused: " + plot));
        return wrong;
    }

    /**
     * Makes the parts of other pages again from the committed results, and compares them.
     *
     * @param root the directory of the project
     */
    public List<String> parts(Path root) throws IOException {
        List<Results> committed = ResultFile.readAll(docs.resolve("results"), suite.name());
        if (committed.isEmpty()) {
            return List.of("no results of " + suite.name());
        }
        return new PartsOfPages(root, suite, committed)
                .outdated().keySet().stream()
                        .map(page -> root.relativize(page) + " differs from the results; " + REGENERATE)
                        .toList();
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
