package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A published claim, and the interval of values that agree with it.
 *
 * @param text what is claimed, and by whom
 * @param published the published figure
 * @param measured the estimate from results
 * @param low the lower end of the interval in which the claim holds
 * @param high its upper end
 * @param why the explanation of our figure
 */
public record Claim(
        String text, String published, Function<Results, Estimate> measured, double low, double high, String why) {

    /** The verdict on a claim. */
    public enum Verdict {
        /** The whole interval agrees with it. */
        HOLDS("**holds**"),
        /** Part of the interval agrees with it, or there is no interval, or it is of too few JVMs. */
        OPEN("**open**"),
        /** None of the interval agrees with it. */
        FAILS("**does not hold**");

        private final String text;

        Verdict(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Returns the verdict on one JDK; what is not steady leaves the claim open. */
    public Verdict verdict(Results results) {
        return UnsteadyException.ifSteady(() -> measured.apply(results))
                .map(estimate -> verdict(estimate, results.environment().rounds()))
                .orElse(Verdict.OPEN);
    }

    /** Compares the claim with an estimate; one of fewer JVMs than rounds leaves it open. */
    private Verdict verdict(Estimate estimate, int rounds) {
        if (estimate.rounds() >= rounds) {
            if (estimate.low() >= low && estimate.high() <= high) {
                return Verdict.HOLDS;
            }
            if (estimate.high() < low || estimate.low() > high) {
                return Verdict.FAILS;
            }
        }
        return Verdict.OPEN;
    }

    /** Writes claims as a table, with a column for each run. */
    public static String table(List<Claim> claims, List<Results> results) {
        List<String> titles = new ArrayList<>(List.of("claim", "published"));
        results.forEach(result -> titles.add("JDK " + result.environment().feature() + ", "
                + result.environment().cpu()));
        titles.add("why");
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (Claim claim : claims) {
            List<String> cells = new ArrayList<>(List.of(claim.text, claim.published));
            for (Results result : results) {
                cells.add(claim.verdict(result) + "<br>"
                        + ResultTable.orUnsteady(() -> Figures.withInterval(claim.measured.apply(result))));
            }
            cells.add(claim.why);
            table.row(cells);
        }
        return table.toString();
    }
}
