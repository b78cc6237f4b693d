package dev.emissary.tools.survey;

import dev.emissary.plots.Chart;
import dev.emissary.tools.source.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Draws horizontal bar charts as SVG: one for the libraries, one for the reasons, one for the kinds of classes. */
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
                "classes.svg", chart("How much delegating classes delegate", "how much", kinds(result)),
                "libraries.svg", chart("Delegating classes by library", "library", libraries(result)),
                "reasons.svg", chart("Why adopt leaves a class", "reason", sorted(result.allReasons())));
    }

    private static Map<String, Integer> kinds(SurveyResult result) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        kinds.put("forward at least one", result.sum(SubjectResult::delegating));
        kinds.put("forward at least half", result.sum(SubjectResult::mostly));
        kinds.put("forward all abstract methods", result.sum(SubjectResult::purely));
        kinds.put("adopt would convert", result.sum(SubjectResult::convertible));
        return kinds;
    }

    private static Map<String, Integer> libraries(SurveyResult result) {
        ToIntFunction<SubjectResult> number = SubjectResult::delegating;
        Map<String, Integer> largest = new LinkedHashMap<>();
        result.subjects().stream()
                .filter(subject -> number.applyAsInt(subject) > 0)
                .sorted(Comparator.comparingInt(number).reversed())
                .limit(LIBRARIES_SHOWN)
                .forEach(subject -> largest.put(shortened(subject.name()), subject.delegating()));
        return largest;
    }

    private static String shortened(String name) {
        String[] parts = name.split(":", -1);
        return parts.length == 3 ? parts[1] : name;
    }

    private static Map<String, Integer> sorted(Map<String, Integer> numbers) {
        Map<String, Integer> sorted = new LinkedHashMap<>();
        numbers.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    private static String chart(String title, String places, Map<String, Integer> numbers) {
        Chart chart = new Chart(title, places, "classes");
        numbers.forEach((place, number) -> chart.add("classes", place, number, 0));
        return chart.horizontalBars();
    }
}
