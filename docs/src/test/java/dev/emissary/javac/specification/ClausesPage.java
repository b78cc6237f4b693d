package dev.emissary.javac.specification;

import dev.emissary.conformance.cases.ConformanceCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page.
 *
 * @param text its text
 */
record ClausesPage(String text) {
    private static final Pattern CLAUSE =
            Pattern.compile("^\\*\\*(EM-[A-Z]+-\\d+)\\*\\*(?:.|\\n(?!\\n|$))*", Pattern.MULTILINE);

    private static final String ROOT = "../../";
    private static final String CASES = ROOT + "conformance/cases/";
    private static final String DIAGNOSTICS = "../diagnostics.md#";

    /** What this class writes: above a clause its name for links, below it a paragraph, and where its links lead. */
    private static final Pattern GENERATED = Pattern.compile("<a id=\"EM-[^>]+></a>\\n"
            + "|\\n\\n<sub>(?:Cases|Tests): [^<]*</sub>"
            + "|\\n+\\[[^\\]\\n]+\\]: (?:" + Pattern.quote(ROOT) + "[\\w/-]+/src/test/java/|"
            + Pattern.quote(CASES) + "|" + Pattern.quote(DIAGNOSTICS) + ").*");

    /** How many classes are named; more would be longer than the clause. */
    private static final int CLASSES = 6;

    private static final int WIDTH = 120;

    /** Returns the identifiers of the clauses in their order. */
    List<String> clauses() {
        return CLAUSE.matcher(text).results().map(clause -> clause.group(1)).toList();
    }

    /**
     * Returns the page with these lines anew.
     *
     * @param cases all cases of the conformance suite
     * @param tests all tests
     * @param messages the keys of the messages that are about a clause, by its identifier
     */
    ClausesPage with(List<ConformanceCase> cases, List<TestMethod> tests, Map<String, List<String>> messages) {
        Map<String, String> links = new TreeMap<>();
        cases.forEach(one -> links.put(one.topic(), CASES + one.topic()));
        tests.forEach(test -> links.put(test.file().getSimpleName(), ROOT + test.source()));
        messages.values().stream()
                .flatMap(List::stream)
                .forEach(key -> links.put("`" + key + "`", DIAGNOSTICS + key.replaceFirst("^emissary\\.", "")));

        String byHand = GENERATED.matcher(text).replaceAll("").stripTrailing() + "\n";
        String clauses = CLAUSE.matcher(byHand)
                .replaceAll(clause -> Matcher.quoteReplacement("<a id=\"" + clause.group(1) + "\"></a>\n"
                        + clause.group()
                        + "\n\n"
                        + line(cases, tests, clause.group(1), messages.getOrDefault(clause.group(1), List.of()))));
        return new ClausesPage(links.entrySet().stream()
                .filter(link -> clauses.contains("[" + link.getKey() + "]"))
                .map(link -> "[" + link.getKey() + "]: " + link.getValue() + "\n")
                .collect(Collectors.joining("", clauses + "\n", "")));
    }

    private static String line(List<ConformanceCase> cases, List<TestMethod> tests, String clause, List<String> keys) {
        Map<String, Long> topics = cases.stream()
                .filter(one -> one.clauses().contains(clause))
                .collect(Collectors.groupingBy(ConformanceCase::topic, TreeMap::new, Collectors.counting()));
        Map<String, Long> classes = tests.stream()
                .filter(test -> test.clauses().contains(clause))
                .collect(Collectors.groupingBy(
                        test -> test.file().getSimpleName(), TreeMap::new, Collectors.counting()));
        String messages =
                new TreeSet<>(keys).stream().map(key -> "[`" + key + "`]").collect(Collectors.joining(", "));
        List<String> sentences = new ArrayList<>();
        addSentence(sentences, "Cases", counted(topics));
        addSentence(sentences, "Tests", counted(classes));
        addSentence(sentences, "Messages", messages);
        return wrapped("<sub>" + String.join(" ", sentences) + "</sub>");
    }

    private static void addSentence(List<String> sentences, String what, String list) {
        if (!list.isEmpty()) {
            sentences.add(what + ": " + list + ".");
        }
    }

    /** Returns counts by name as text, the greatest first, and the sum of those that are not named. */
    private static String counted(Map<String, Long> counts) {
        List<Map.Entry<String, Long>> most = counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .toList();
        List<String> parts = new ArrayList<>();
        most.stream()
                .limit(CLASSES)
                .map(count -> count.getValue() + " in [" + count.getKey() + "]")
                .forEach(parts::add);
        if (most.size() > CLASSES) {
            parts.add(most.stream().skip(CLASSES).mapToLong(Map.Entry::getValue).sum() + " in others");
        }
        return String.join(", ", parts);
    }

    /** Returns a text in lines that are no longer than those that are written by hand. */
    private static String wrapped(String text) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : text.split(" ")) {
            boolean fits = length + 1 + word.length() <= WIDTH;
            lines.append(length == 0 ? "" : fits ? " " : "\n").append(word);
            length = (fits && length > 0 ? length + 1 : 0) + word.length();
        }
        return lines.toString();
    }
}
