package dev.emissary.tools.survey;

import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.survey.SurveyedClass.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Draws the plots of the survey as SVG, each for a question of its page. */
public final class Plots {
    private static final int LIBRARIES_SHOWN = 30;

    private static final String CONVERTED = "converted by adopt";
    private static final String NOT_CONVERTED = "sayable, but not converted";

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
        Map<String, Integer> verdicts = verdicts(result);
        Map<String, Integer> limits = limits(result, LimitNumbers::withIt);
        Map<String, Integer> gains = limits(result, LimitNumbers::alone);
        Map<String, Integer> tool = tool(result);
        Map<String, Integer> libraries = libraries(result);
        return Map.of(
                "verdicts.svg",
                chart(
                        "%,d of %,d wrappers could be emissaries (generated code left out)"
                                .formatted(
                                        verdicts.get(CONVERTED) + verdicts.get(NOT_CONVERTED), sum(verdicts.values())),
                        "verdict",
                        verdicts),
                "limits.svg",
                chart("What most often keeps wrappers from being emissaries: " + first(limits), "limit", limits),
                "gains.svg",
                chart("The limit that most often is the only one: " + first(gains), "limit", gains),
                "tool.svg",
                chart("What most often stops adopt where the construct does not: " + first(tool), "obstacle", tool),
                "libraries.svg",
                chart(
                        "The %d libraries that have most have %,d wrappers"
                                .formatted(libraries.size(), sum(libraries.values())),
                        "library",
                        libraries));
    }

    private static int sum(Collection<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static String first(Map<String, Integer> sorted) {
        return sorted.keySet().stream().findFirst().orElse("none");
    }

    private static Map<String, Integer> verdicts(SurveyResult result) {
        Map<String, Integer> verdicts = new LinkedHashMap<>();
        verdicts.put(CONVERTED, result.count(false, Verdict.CONVERTED));
        verdicts.put(NOT_CONVERTED, result.count(false, Verdict.SAYABLE));
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
        return BarChart.svg(title, "classes by " + places, numbers);
    }
}
