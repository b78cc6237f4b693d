package dev.emissary.tools.survey;

import dev.emissary.plots.Chart;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.survey.SurveyedClass.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Draws the plots of the survey as SVG, each for a question of its page. */
public final class Plots {
    private static final int LIBRARIES_SHOWN = 30;

    private Plots() {}

    /** Writes the plots to a directory. */
    public static void write(SurveyResult result, Path directory) throws IOException {
        Files.createDirectories(directory);
        for (Map.Entry<String, String> plot : of(result).entrySet()) {
            AtomicFile.write(directory.resolve(plot.getKey()), plot.getValue());
        }
    }

    /** Draws the plots and returns them by file name. */
    static Map<String, String> of(SurveyResult result) {
        return Map.of(
                "verdicts.svg",
                chart("Wrappers that could be emissaries (generated code left out)", "verdict", verdicts(result)),
                "limits.svg",
                chart("What keeps wrappers from being emissaries", "limit", limits(result, LimitNumbers::withIt)),
                "gains.svg",
                chart("Wrappers with one limit only", "limit", limits(result, LimitNumbers::alone)),
                "tool.svg",
                chart("What stops adopt where the construct does not", "obstacle", tool(result)),
                "libraries.svg",
                chart(
                        "Wrappers by library: the %d that have most".formatted(LIBRARIES_SHOWN),
                        "library",
                        libraries(result)));
    }

    private static Map<String, Integer> verdicts(SurveyResult result) {
        Map<String, Integer> verdicts = new LinkedHashMap<>();
        verdicts.put("converted by adopt", result.count(false, Verdict.CONVERTED));
        verdicts.put("sayable, but not converted", result.count(false, Verdict.SAYABLE));
        verdicts.put(
                "not sayable, for one reason",
                result.count(false, wrapper -> wrapper.limits().size() == 1));
        verdicts.put(
                "not sayable, for several reasons",
                result.count(false, wrapper -> wrapper.limits().size() > 1));
        return verdicts;
    }

    private static Map<String, Integer> limits(SurveyResult result, ToIntFunction<LimitNumbers> number) {
        Map<String, Integer> numbers = new HashMap<>();
        LimitNumbers.of(result, true).forEach((limit, each) -> numbers.put(limit.label(), number.applyAsInt(each)));
        return Sorted.byNumber(numbers);
    }

    private static Map<String, Integer> tool(SurveyResult result) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        ToolObstacles.of(result).forEach((name, number) -> numbers.put(name, number.withIt()));
        return numbers;
    }

    private static Map<String, Integer> libraries(SurveyResult result) {
        Map<String, Integer> numbers = new TreeMap<>();
        for (SubjectResult subject : result.subjects()) {
            int wrappers = (int) subject.wrappers().stream()
                    .filter(wrapper -> !wrapper.isAnonymous())
                    .count();
            if (wrappers > 0) {
                numbers.put(shortened(subject.name()), wrappers);
            }
        }
        Map<String, Integer> largest = new LinkedHashMap<>();
        Sorted.byNumber(numbers).entrySet().stream()
                .limit(LIBRARIES_SHOWN)
                .forEach(entry -> largest.put(entry.getKey(), entry.getValue()));
        return largest;
    }

    private static String shortened(String name) {
        String[] parts = name.split(":", -1);
        return parts.length == 3 ? parts[1] : name;
    }

    private static String chart(String title, String places, Map<String, Integer> numbers) {
        Chart chart = new Chart(title, places, "classes");
        numbers.forEach((place, number) -> chart.add("classes", place, number, 0));
        return chart.horizontalBars();
    }
}
