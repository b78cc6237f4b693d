package dev.emissary.conformance;

import java.util.List;

/**
 * What came of a case.
 *
 * @param subject the case
 * @param skipped whether it was not run, because the JDK is older than it needs
 * @param failures what was expected and what came, in lines; empty where all is as expected
 */
public record Verdict(ConformanceCase subject, boolean skipped, List<String> failures) {
    public Verdict {
        failures = List.copyOf(failures);
    }

    /** Whether it was run and something was not as expected. */
    public boolean failed() {
        return !failures.isEmpty();
    }
}
