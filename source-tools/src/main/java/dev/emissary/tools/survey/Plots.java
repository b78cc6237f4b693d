package dev.emissary.tools.survey;

import dev.emissary.tools.source.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.HorizontalBarChart;
import org.knowm.xchart.HorizontalBarChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Draws horizontal bar charts as SVG: one for the libraries, one for the reasons, one for the kinds of classes. */
public final class Plots {
    private static final Pattern DECIMALS = Pattern.compile("(\\d\\.\\d{2})\\d+");
    private static final int WIDTH = 900;
    private static final int BAR = 22;
    private static final int FRAME = 120;
    private static final int LIBRARIES_SHOWN = 30;

    private Plots() {}

    /** Writes the plots to a directory. */
    public static void write(SurveyResult result, Path directory) throws IOException {
        Files.createDirectories(directory);
        draw(directory.resolve("libraries.svg"), "Delegating classes by library", "classes", libraries(result));
        draw(directory.resolve("reasons.svg"), "Why adopt leaves a class", "classes", sorted(result.allReasons()));
        Map<String, Integer> kinds = new LinkedHashMap<>();
        kinds.put("adopt would convert", result.sum(SubjectResult::convertible));
        kinds.put("forward all abstract methods", result.sum(SubjectResult::purely));
        kinds.put("forward at least half", result.sum(SubjectResult::mostly));
        kinds.put("forward at least one", result.sum(SubjectResult::delegating));
        draw(directory.resolve("classes.svg"), "How much delegating classes delegate", "classes", kinds);
    }

    private static Map<String, Integer> libraries(SurveyResult result) {
        ToIntFunction<SubjectResult> number = SubjectResult::delegating;
        Map<String, Integer> largest = new LinkedHashMap<>();
        result.subjects().stream()
                .filter(subject -> number.applyAsInt(subject) > 0)
                .sorted(Comparator.comparingInt(number).reversed())
                .limit(LIBRARIES_SHOWN)
                .sorted(Comparator.comparingInt(number))
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
                .sorted(Map.Entry.comparingByValue())
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    private static void draw(Path file, String title, String unit, Map<String, Integer> numbers) throws IOException {
        if (numbers.isEmpty()) {
            return;
        }
        HorizontalBarChart chart = new HorizontalBarChartBuilder()
                .width(WIDTH)
                .height(FRAME + BAR * numbers.size())
                .title(title)
                .xAxisTitle(unit)
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.InsideSE);
        chart.getStyler().setLegendVisible(false);
        chart.getStyler().setLabelsVisible(true);
        chart.getStyler().setXAxisDecimalPattern("#,##0");
        chart.addSeries(unit, new ArrayList<>(numbers.values()), List.copyOf(numbers.keySet()));
        String text = new String(ChartEncoder.getBytes(chart, "svg"), StandardCharsets.UTF_8).replace("\r\n", "\n");
        // Hundredths of a pixel are enough for letters, which are drawn as paths.
        text = DECIMALS.matcher(text).replaceAll("$1");
        AtomicFile.write(file, text.endsWith("\n") ? text : text + "\n");
    }
}
