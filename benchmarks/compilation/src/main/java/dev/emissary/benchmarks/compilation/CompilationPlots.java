package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.Plot;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Draws how the time of compiling many delegating classes grows. */
final class CompilationPlots {

    private static final List<String> CLASSES = List.of("10", "100", "1000");
    private static final String RESULT_SET = String.valueOf(Delegated.RESULT_SET);

    private final List<Results> results;

    CompilationPlots(List<Results> results) {
        this.results = results;
    }

    /** Returns all plots by file name. */
    Map<String, Supplier<String>> all() {
        Map<String, Supplier<String>> plots = new LinkedHashMap<>();
        for (Results result : results) {
            plots.put("plots/compilation-growth-jdk" + result.environment().feature() + ".svg", () -> growth(result));
        }
        return plots;
    }

    private static String growth(Results result) {
        String jdk = ", JDK " + result.environment().feature();
        String title = Plot.title(
                "Classes in front of a ResultSet" + jdk,
                () -> "1,000 emissaries of ResultSet take %s of the CPU that classes by hand take"
                                .formatted(share(result))
                        + jdk);
        Plot plot = new Plot(title, "number of classes", "ms of CPU beyond an empty run");
        for (Contestant contestant : Contestant.OF_MANY) {
            for (String classes : CLASSES) {
                Key key = CompilationKeys.delegation(contestant, RESULT_SET, classes);
                if (result.has(key)) {
                    plot.add(contestant.title(), classes, Estimate.of(CompilationKeys.net(result, key)));
                }
            }
        }
        return plot.lines();
    }

    private static String share(Results result) {
        Estimate share = CompilationKeys.netRatio(
                result,
                CompilationKeys.delegation(Contestant.EMISSARY, RESULT_SET, "1000"),
                CompilationKeys.delegation(Contestant.HAND_WRITTEN, RESULT_SET, "1000"));
        return Figures.rounded(share.value());
    }
}
