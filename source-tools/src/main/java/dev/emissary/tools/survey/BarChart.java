package dev.emissary.tools.survey;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;

/** Numbers as horizontal bars, each with its name and its number, as the text of an SVG file. */
final class BarChart {

    private static final int WIDTH = 1000;
    private static final int BAR = 22;
    private static final int TOP = 50;

    /** The width of a letter, on the average, and of the largest number. */
    private static final int LETTER = 7;

    private static final int NUMBER = 70;

    /** The second rule is for readers who prefer a dark page. */
    private static final String STYLE = """
            text { font: 12px sans-serif; fill: #1f2328 }
            rect { fill: #0072B2 }
            @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect { fill: #58a6e0 } }
            """;

    private BarChart() {}

    /**
     * Draws numbers.
     *
     * @param title the title, which says what the numbers show
     * @param description what a screen reader says after the title
     * @param numbers the numbers by their names, from the top
     */
    static String svg(String title, String description, Map<String, Integer> numbers) {
        int left = LETTER
                        * numbers.keySet().stream()
                                .mapToInt(String::length)
                                .max()
                                .orElse(0)
                + LETTER;
        int largest = numbers.isEmpty() ? 1 : Math.max(1, Collections.max(numbers.values()));
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img">
                <title>%s</title>
                <desc>%s</desc>
                <style>
                %s</style>
                <text x="%d" y="24" text-anchor="middle" font-weight="bold">%s</text>
                """.formatted(
                        WIDTH,
                        TOP + BAR * numbers.size(),
                        escaped(title),
                        escaped(description),
                        STYLE,
                        WIDTH / 2,
                        escaped(title)));
        int y = TOP;
        for (Map.Entry<String, Integer> bar : numbers.entrySet()) {
            double width = (double) (WIDTH - left - NUMBER) * bar.getValue() / largest;
            svg.append(String.format(
                    Locale.ROOT,
                    """
                    <text x="%d" y="%d" text-anchor="end">%s</text>
                    <rect x="%d" y="%d" width="%.1f" height="%d"/>
                    <text x="%.1f" y="%d">%,d</text>
                    """,
                    left - LETTER,
                    y + BAR - LETTER,
                    escaped(bar.getKey()),
                    left,
                    y + 2,
                    width,
                    BAR - 4,
                    left + width + LETTER,
                    y + BAR - LETTER,
                    bar.getValue()));
            y += BAR;
        }
        return svg.append("</svg>\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
