package dev.emissary.conformance.verdict;

import dev.emissary.conformance.cases.ConformanceCase;
import java.util.List;

/**
 * What is printed at the end of a run.
 *
 * @param verdicts all verdicts
 */
public record Summary(List<Verdict> verdicts) {
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
