package dev.emissary.tools.survey;

import dev.emissary.tools.survey.SurveyedClass.Verdict;
import dev.emissary.tools.survey.wrapper.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The results of a survey as tables and as numbers in sentences. */
public final class Tables {
    private static final int FORGOTTEN_SHOWN = 10;
    private static final int COMBINATIONS_SHOWN = 6;
    private static final Map<String, String> GROUPS =
            Map.of("survey", "chosen", "managed", "by the rule", "jdk", "JDK", "", "given");

    private Tables() {}

    /** Returns a table of the libraries for the terminal, with aligned columns. */
    public static String text(SurveyResult result) {
        StringBuilder table = new StringBuilder();
        table.append(line("library", "types", "delegating", "≥ half", "wrappers", "converted", "sayable", "not"));
        for (SubjectResult subject : result.subjects()) {
            SurveyResult one = new SurveyResult(result.jdk(), List.of(subject));
            table.append(row(subject.name(), one));
        }
        if (result.subjects().size() > 1) {
            table.append(row("all", result));
        }
        LimitNumbers.of(result, true).forEach((limit, number) -> {
            if (number.withIt() > 0) {
                table.append(String.format(
                        Locale.ROOT, "%6d  %6d alone  %s%n", number.withIt(), number.alone(), limit.description()));
            }
        });
        return table.toString();
    }

    private static String row(String name, SurveyResult result) {
        Numbers numbers = result.sum(true);
        return line(
                name,
                numbers.types(),
                numbers.delegating(),
                numbers.mostly(),
                result.count(true, wrapper -> true),
                result.count(true, Verdict.CONVERTED),
                result.count(true, Verdict.SAYABLE),
                result.count(true, Verdict.NOT_SAYABLE));
    }

    private static String line(Object... cells) {
        return String.format(Locale.ROOT, "%-52s %7s %10s %7s %8s %9s %8s %6s%n", cells);
    }

    /** Returns all parts of pages by name. */
    static Map<String, String> parts(SurveyResult result) {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("corpus", corpus(result));
        parts.put("totals", totals(result));
        parts.put("verdicts", verdicts(result));
        parts.put("limits", limits(result));
        parts.put("combinations", combinations(result));
        parts.put("pairs", pairs(result));
        parts.put("tool", tool(result));
        parts.put("shapes", shapes(result));
        parts.put("forgotten", forgotten(result));
        parts.put("libraries", libraries(result));
        new Figures(result).all().forEach((name, number) -> parts.put(name, Markdown.whole(number)));
        parts.put("jdk", result.jdk());
        return parts;
    }

    private static List<String> groups(SurveyResult result) {
        return result.subjects().stream().map(SubjectResult::group).distinct().toList();
    }

    private static String corpus(SurveyResult result) {
        Markdown table = new Markdown(
                "group",
                "#libraries",
                "#files",
                "#generated",
                "#types",
                "#lines",
                "#wrappers",
                "#converted",
                "#sayable",
                "#not sayable");
        for (String group : groups(result)) {
            corpusRow(table, GROUPS.getOrDefault(group, group), result.ofGroup(group));
        }
        corpusRow(table, "all", result);
        return table.toString();
    }

    private static void corpusRow(Markdown table, String name, SurveyResult result) {
        Numbers all = result.sum(true);
        table.row(
                name,
                result.subjects().size(),
                all.files(),
                all.files() - result.sum(false).files(),
                all.types(),
                all.lines(),
                result.count(true, wrapper -> true),
                result.count(true, Verdict.CONVERTED),
                result.count(true, Verdict.SAYABLE),
                result.count(true, Verdict.NOT_SAYABLE));
    }

    private static String totals(SurveyResult result) {
        Markdown table = new Markdown(
                "", "#in all files", "#without generated ones", "#libraries that have any", "#median of these");
        totalsRow(table, result, "types", Numbers::types);
        totalsRow(table, result, "delegating classes", Numbers::delegating);
        totalsRow(table, result, "that forward at least half", Numbers::mostly);
        totalsRow(table, result, "that forward all abstract methods", Numbers::purely);
        totalsRow(table, result, "forwarders", Numbers::forwarders);
        totalsRow(table, result, "lines of forwarders", Numbers::forwarderLines);
        return table.toString();
    }

    private static void totalsRow(Markdown table, SurveyResult result, String name, ToIntFunction<Numbers> number) {
        table.row(
                name,
                number.applyAsInt(result.sum(true)),
                number.applyAsInt(result.sum(false)),
                result.librariesWith(number),
                result.median(number));
    }

    private static String verdicts(SurveyResult result) {
        Markdown table = new Markdown("wrappers", "#classes", "#converted by adopt", "#sayable", "#not sayable");
        for (boolean withGenerated : List.of(true, false)) {
            table.row(
                    withGenerated ? "all" : "not generated",
                    result.count(withGenerated, wrapper -> true),
                    result.count(withGenerated, Verdict.CONVERTED),
                    result.count(withGenerated, Verdict.SAYABLE),
                    result.count(withGenerated, Verdict.NOT_SAYABLE));
        }
        return table.toString();
    }

    private static String limits(SurveyResult result) {
        Markdown table =
                new Markdown("what stands in the way", "#classes", "#this alone", "#not generated", "#this alone");
        Map<Limit, LimitNumbers> written = LimitNumbers.of(result, false);
        LimitNumbers.of(result, true)
                .forEach((limit, number) -> table.row(
                        limit.description(),
                        number.withIt(),
                        number.alone(),
                        written.get(limit).withIt(),
                        written.get(limit).alone()));
        return table.toString();
    }

    private static String combinations(SurveyResult result) {
        Markdown table = new Markdown("#classes", "what stands in their way together");
        LimitNumbers.combinations(result).entrySet().stream()
                .limit(COMBINATIONS_SHOWN)
                .forEach(entry -> table.row(entry.getValue(), entry.getKey()));
        return table.toString();
    }

    private static String pairs(SurveyResult result) {
        Markdown table = new Markdown("#classes more", "if the construct allowed both");
        LimitNumbers.gainsOfPairs(result).entrySet().stream()
                .limit(COMBINATIONS_SHOWN / 2)
                .forEach(entry -> table.row(entry.getValue(), entry.getKey()));
        return table.toString();
    }

    private static String tool(SurveyResult result) {
        Markdown table = new Markdown("#classes", "#this alone", "what stops adopt");
        ToolObstacles.of(result).forEach((name, number) -> table.row(number.withIt(), number.alone(), name));
        return table.toString();
    }

    private static String shapes(SurveyResult result) {
        Markdown table = new Markdown("wrappers", "#in all files", "#without generated ones");
        Figures all = new Figures(result);
        all.shapes(true)
                .forEach((name, number) ->
                        table.row(name, number, all.shapes(false).get(name)));
        return table.toString();
    }

    private static String forgotten(SurveyResult result) {
        Markdown table = new Markdown("#classes", "default method that they do not forward");
        Sorted.byNumber(result.allForgotten()).entrySet().stream()
                .limit(FORGOTTEN_SHOWN)
                .forEach(entry -> table.row(entry.getValue(), "`" + entry.getKey() + "`"));
        return table.toString();
    }

    private static String libraries(SurveyResult result) {
        Markdown table = new Markdown(
                "library",
                "group",
                "#files",
                "#types",
                "#delegating",
                "#forwarders",
                "#wrappers",
                "#converted",
                "#sayable",
                "#forgotten",
                "#self",
                "#not resolved");
        for (SubjectResult subject : result.subjects()) {
            SurveyResult one = new SurveyResult(result.jdk(), List.of(subject));
            Numbers all = subject.all();
            table.row(
                    subject.name(),
                    GROUPS.getOrDefault(subject.group(), subject.group()),
                    all.files(),
                    all.types(),
                    all.delegating(),
                    all.forwarders(),
                    one.count(true, wrapper -> true),
                    one.count(true, Verdict.CONVERTED),
                    one.count(true, Verdict.SAYABLE),
                    all.forgotten() + all.leftByRestricting(),
                    all.leaks(),
                    subject.unresolved());
        }
        return table.toString();
    }
}
