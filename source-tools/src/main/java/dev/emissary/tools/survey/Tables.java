package dev.emissary.tools.survey;

import dev.emissary.tools.analysis.Limit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The results of a survey as a table for the terminal, and as parts of pages: {@code <!-- survey: NAME -->}, the part,
 * {@code <!-- end -->}. A part is a table on lines of its own, or a number within a sentence.
 */
public final class Tables {
    private static final Pattern PART =
            Pattern.compile("(<!-- survey: ([\\w-]+) -->)(.*?)(<!-- end -->)", Pattern.DOTALL);
    private static final Map<String, String> GROUPS =
            Map.of("survey", "chosen", "managed", "by the rule", "jdk", "JDK", "", "given");
    /** The group that is counted apart. */
    private static final String APPLICATIONS = "application";

    /** All but applications. */
    private final SurveyResult result;

    private final SurveyResult applications;
    private final Map<String, String> parts = new LinkedHashMap<>();

    private Tables(SurveyResult result) {
        this.result = result.where(group -> !group.equals(APPLICATIONS));
        applications = result.ofGroup(APPLICATIONS);
    }

    /** Returns a table of the libraries for the terminal, with aligned columns. */
    public static String text(SurveyResult result) {
        StringBuilder table = new StringBuilder();
        table.append(line("library", "types", "delegating", "wrappers", "converted", "sayable", "not"));
        for (SubjectResult subject : result.subjects()) {
            table.append(row(subject.name(), new SurveyResult(result.jdk(), List.of(subject))));
        }
        if (result.subjects().size() > 1) {
            table.append(row("all", result));
        }
        for (Limit limit : Limit.values()) {
            int withIt = result.count(has(limit));
            if (withIt > 0) {
                table.append(String.format(
                        Locale.ROOT,
                        "%6d  %6d alone  %s%n",
                        withIt,
                        result.count(hasOnly(limit)),
                        limit.description()));
            }
        }
        return table.toString();
    }

    private static String row(String name, SurveyResult result) {
        Numbers numbers = result.sum();
        return line(
                name,
                numbers.types(),
                numbers.delegating(),
                result.count(any -> true),
                result.count(SurveyedClass::converted),
                result.count(Tables::isOnlySayable),
                result.count(wrapper -> !wrapper.isSayable()));
    }

    private static String line(Object... cells) {
        return String.format(Locale.ROOT, "%-52s %7s %10s %8s %9s %8s %6s%n", cells);
    }

    private static boolean isOnlySayable(SurveyedClass wrapper) {
        return wrapper.isSayable() && !wrapper.converted();
    }

    private static Predicate<SurveyedClass> has(Limit limit) {
        return wrapper -> wrapper.limits().contains(limit);
    }

    private static Predicate<SurveyedClass> hasOnly(Limit limit) {
        return wrapper -> wrapper.limits().equals(Set.of(limit));
    }

    /** Returns whether a page has generated parts. */
    public static boolean isIn(String page) {
        return PART.matcher(page).find();
    }

    /**
     * Returns a page with its generated parts replaced.
     *
     * @throws IllegalArgumentException if the page has a part of an unknown name
     */
    public static String into(String page, SurveyResult result) {
        Tables tables = new Tables(result);
        tables.addAll();
        return PART.matcher(page).replaceAll(part -> {
            String text = tables.parts.get(part.group(2));
            if (text == null) {
                throw new IllegalArgumentException("the survey has no part " + part.group(2));
            }
            String spaced = text.contains("\n") ? "\n\n" + text + "\n\n" : text;
            return Matcher.quoteReplacement(part.group(1) + spaced + part.group(4));
        });
    }

    private void addAll() {
        Numbers numbers = result.sum();
        parts.put("jdk", result.jdk());
        put("libraries-surveyed", sum(subject -> subject.name().contains(":") ? 1 : 0));
        put("forgotten-methods", numbers.forgotten());
        put("leaks", numbers.leaks());
        put("wrappers", any -> true);
        put("sayable", SurveyedClass::isSayable);
        put("restricting", SurveyedClass::restricting);
        put("wildcard-alone", hasOnly(Limit.WILDCARD_DELEGATE));
        put("unresolved", sum(SubjectResult::unresolved));
        put("unparsed", sum(subject -> subject.unparsed().size()));
        SurveyResult ruled = result.ofGroup("managed");
        put("libraries-by-rule", ruled.subjects().size());
        put("rule-types", ruled.sum().types());
        put("rule-delegating", ruled.sum().delegating());
        put("rule-forgotten", ruled.sum().forgotten());
        put("rule-leaks", ruled.sum().leaks());
        put("rule-wrappers", ruled.count(any -> true));
        put("rule-sayable", ruled.count(SurveyedClass::isSayable));
        put("application-types", applications.sum().types());
        put("application-wrappers", applications.count(any -> true));
        put("application-sayable", applications.count(SurveyedClass::isSayable));
        parts.put("corpus", corpus());
        parts.put("limits", limits());
    }

    private int sum(ToIntFunction<SubjectResult> number) {
        return result.subjects().stream().mapToInt(number).sum();
    }

    private void put(String name, Predicate<SurveyedClass> property) {
        put(name, result.count(property));
    }

    private void put(String name, int number) {
        parts.put(name, whole(number));
    }

    private static String whole(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private String corpus() {
        StringBuilder table = new StringBuilder("""
                | group | libraries | files | types | lines | wrappers | converted | sayable | not sayable |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                """);
        result.subjects().stream()
                .map(SubjectResult::group)
                .distinct()
                .forEach(group -> table.append(corpusRow(GROUPS.getOrDefault(group, group), result.ofGroup(group))));
        return table.append(corpusRow("all", result))
                .append(corpusRow("applications, apart", applications))
                .toString()
                .stripTrailing();
    }

    private static String corpusRow(String name, SurveyResult result) {
        Numbers all = result.sum();
        return tableRow(
                name,
                result.subjects().size(),
                all.files(),
                all.types(),
                all.lines(),
                result.count(any -> true),
                result.count(SurveyedClass::converted),
                result.count(Tables::isOnlySayable),
                result.count(wrapper -> !wrapper.isSayable()));
    }

    private static String tableRow(String name, int... numbers) {
        StringBuilder row = new StringBuilder("| " + name + " |");
        for (int number : numbers) {
            row.append(' ').append(whole(number)).append(" |");
        }
        return row.append('\n').toString();
    }

    private String limits() {
        StringBuilder table =
                new StringBuilder("| what stands in the way | classes | this alone |\n| --- | ---: | ---: |\n");
        for (Limit limit : Limit.values()) {
            table.append(tableRow(limit.description(), result.count(has(limit)), result.count(hasOnly(limit))));
        }
        return table.toString().stripTrailing();
    }
}
