package dev.emissary.tools.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the results of a survey as tables. */
public final class Tables {
    /** The start of the generated part of a page. */
    public static final String BEGIN = "<!-- generated from results.json: begin -->";

    /** The end of the generated part. */
    public static final String END = "<!-- generated from results.json: end -->";

    private static final List<String> COLUMNS = List.of(
            "library",
            "files",
            "types",
            "delegating",
            "≥ half",
            "all",
            "forwarders",
            "lines",
            "adopt",
            "forgotten",
            "self",
            "not read",
            "not resolved",
            "seconds",
            "heap, MB");
    private static final int FORGOTTEN_SHOWN = 40;

    private Tables() {}

    /** Returns a table with aligned columns. */
    public static String text(SurveyResult result) {
        List<List<String>> rows = rows(result);
        int[] widths = new int[COLUMNS.size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        StringBuilder table = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String padding = " ".repeat(widths[column] - row.get(column).length());
                line.append(column == 0 ? row.get(0) + padding : "  " + padding + row.get(column));
            }
            table.append(line.toString().stripTrailing()).append('\n');
        }
        table.append('\n');
        reasons(result).forEach((reason, number) -> table.append("%6d  %s%n".formatted(number, reason)));
        return table.toString();
    }

    /** Returns a page with its generated part replaced. */
    public static String into(String page, SurveyResult result) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        return begin < 0 || end < begin
                ? page + BEGIN + "\n\n" + markdown(result) + "\n" + END + "\n"
                : page.substring(0, begin) + BEGIN + "\n\n" + markdown(result) + "\n" + page.substring(end);
    }

    private static String markdown(SurveyResult result) {
        StringBuilder text = new StringBuilder();
        List<List<String>> rows = rows(result);
        text.append(row(rows.get(0)))
                .append("| --- ")
                .append("| ---: ".repeat(COLUMNS.size() - 1))
                .append("|\n");
        rows.stream().skip(1).forEach(row -> text.append(row(row)));
        text.append("\n| classes | reason why adopt leaves them |\n| ---: | --- |\n");
        reasons(result).forEach((reason, number) -> text.append(row(List.of(String.valueOf(number), reason))));
        text.append("\n").append(forgotten(result));
        text.append("\nRun on JDK %s with %d processors.%n".formatted(result.jdk(), result.processors()));
        return text.toString().replace(System.lineSeparator(), "\n");
    }

    private static String forgotten(SurveyResult result) {
        StringBuilder text =
                new StringBuilder("| classes | default method that they do not forward |\n| ---: | --- |\n");
        result.allForgotten().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(FORGOTTEN_SHOWN)
                .forEach(entry ->
                        text.append(row(List.of(String.valueOf(entry.getValue()), "`" + entry.getKey() + "`"))));
        return text.toString();
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static Map<String, Integer> reasons(SurveyResult result) {
        return result.allReasons().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, Map.Entry::getValue, (first, second) -> first, LinkedHashMap::new));
    }

    private static List<List<String>> rows(SurveyResult result) {
        List<List<String>> rows = new ArrayList<>(List.of(COLUMNS));
        result.subjects().forEach(subject -> rows.add(row(subject)));
        if (result.subjects().size() > 1) {
            rows.add(List.of(
                    "all",
                    whole(result.sum(SubjectResult::files)),
                    whole(result.sum(SubjectResult::types)),
                    whole(result.sum(SubjectResult::delegating)),
                    whole(result.sum(SubjectResult::mostly)),
                    whole(result.sum(SubjectResult::purely)),
                    whole(result.sum(SubjectResult::forwarders)),
                    whole(result.sum(SubjectResult::forwarderLines)),
                    whole(result.sum(SubjectResult::convertible)),
                    whole(result.sum(SubjectResult::forgottenInAll)),
                    whole(result.sum(SubjectResult::leaks)),
                    whole(result.sum(subject -> subject.unparsed().size())),
                    whole(result.sum(SubjectResult::unresolved)),
                    seconds(result.subjects().stream()
                            .mapToDouble(SubjectResult::seconds)
                            .sum()),
                    whole((int) result.subjects().stream()
                            .mapToLong(SubjectResult::peakHeapMegabytes)
                            .max()
                            .orElse(0))));
        }
        return rows;
    }

    private static List<String> row(SubjectResult subject) {
        return List.of(
                subject.name(),
                whole(subject.files()),
                whole(subject.types()),
                whole(subject.delegating()),
                whole(subject.mostly()),
                whole(subject.purely()),
                whole(subject.forwarders()),
                whole(subject.forwarderLines()),
                whole(subject.convertible()),
                whole(subject.forgottenInAll()),
                whole(subject.leaks()),
                whole(subject.unparsed().size()),
                whole(subject.unresolved()),
                seconds(subject.seconds()),
                whole((int) subject.peakHeapMegabytes()));
    }

    private static String whole(int number) {
        return String.valueOf(number);
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }
}
