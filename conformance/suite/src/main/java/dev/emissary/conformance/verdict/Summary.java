package dev.emissary.conformance.verdict;

import dev.emissary.conformance.cases.ConformanceCase;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is printed at the end of a run: how many cases passed, and by clause where there are failures.
 *
 * @param verdicts all verdicts
 */
public record Summary(List<Verdict> verdicts) {
    private static final Pattern NUMBER = Pattern.compile("-(\\d+)$");

    /** Orders clauses by topic and number. */
    private static final Comparator<String> BY_NUMBER = Comparator.comparing(
                    (String clause) -> clause.replaceFirst(NUMBER.pattern(), ""))
            .thenComparingInt(Summary::number);

    private static int number(String clause) {
        Matcher matcher = NUMBER.matcher(clause);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    /** Returns a line for each clause: its cases, and those that failed. */
    public List<String> byClause() {
        Map<String, int[]> counts = new TreeMap<>(BY_NUMBER);
        for (Verdict verdict : verdicts) {
            for (String clause : verdict.subject().clauses()) {
                int[] count = counts.computeIfAbsent(clause, one -> new int[3]);
                count[0]++;
                count[1] += verdict.failed() ? 1 : 0;
                count[2] += verdict.skipped() ? 1 : 0;
            }
        }
        return counts.entrySet().stream()
                .map(entry -> "%-12s %4d cases%s%s"
                        .formatted(
                                entry.getKey(),
                                entry.getValue()[0],
                                part(entry.getValue()[1], "failed"),
                                part(entry.getValue()[2], "skipped")))
                .toList();
    }

    private static String part(int count, String what) {
        return count == 0 ? "" : ", " + count + " " + what;
    }

    /** Returns one line with the numbers of all cases. */
    public String total(double seconds) {
        long failed = verdicts.stream().filter(Verdict::failed).count();
        long skipped = verdicts.stream().filter(Verdict::skipped).count();
        return "%d cases: %d passed, %d failed, %d skipped, in %.1f s"
                .formatted(verdicts.size(), verdicts.size() - failed - skipped, failed, skipped, seconds);
    }

    /** Returns a line for each case: its name, its clauses and its claim. */
    public static List<String> list(List<ConformanceCase> cases) {
        return cases.stream()
                .map(one -> one.name() + " (" + String.join(", ", one.clauses()) + "): " + one.claim())
                .toList();
    }
}
