package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A published claim, and the interval of values that agree with it.
 *
 * @param text what is claimed, and by whom
 * @param published the published figure
 * @param measured the estimate from results, if they have it: not everything runs on every JDK
 * @param low the lower end of the interval in which the claim holds
 * @param high its upper end
 * @param why the explanation of our figure
 */
public record Claim(
        String text,
        String published,
        Function<Results, Optional<Estimate>> measured,
        double low,
        double high,
        String why) {

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

    /** Compares the claim with an estimate; one of fewer JVMs than rounds leaves it open. */
    public Verdict verdict(Estimate estimate, int rounds) {
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

    /** Returns the verdict on one JDK, or nothing if nothing was measured there; what is not steady leaves it open. */
    public Optional<Verdict> verdict(Results results) {
        try {
            return measured.apply(results)
                    .map(estimate -> verdict(estimate, results.environment().rounds()));
        } catch (UnsteadyException e) {
            return Optional.of(Verdict.OPEN);
        }
    }

    private String cell(Results results) {
        String figure = ResultTable.orUnsteady(
                () -> measured.apply(results).map(Figures::withInterval).orElse(ResultTable.NOTHING));
        return verdict(results).map(verdict -> verdict + "<br>" + figure).orElse(figure);
    }

    /** Writes claims as a table, with a column for each JDK. */
    public static String table(List<Claim> claims, List<Results> results) {
        List<String> titles = new ArrayList<>(List.of("claim", "published"));
        results.forEach(result -> titles.add("JDK " + result.environment().feature()));
        titles.add("why");
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (Claim claim : claims) {
            List<String> cells = new ArrayList<>(List.of(claim.text, claim.published));
            for (Results result : results) {
                cells.add(claim.cell(result));
            }
            cells.add(claim.why);
            table.row(cells);
        }
        return table.toString();
    }
}
