package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats figures with as many digits as are meaningful, and with their interval. */
public final class Figures {

    private static final int DIGITS = 3;

    private Figures() {}

    /** Formats a value and its interval: {@code 6.71 (6.55 to 7.02; n=3)}. */
    public static String withInterval(Estimate estimate) {
        return "%s (%s to %s; n=%d)"
                .formatted(
                        rounded(estimate.value()),
                        rounded(estimate.low()),
                        rounded(estimate.high()),
                        estimate.rounds());
    }

    /** Formats a ratio and its interval, with two decimals: {@code 1.02 (0.98 to 1.05; n=3)}. */
    public static String ratio(Estimate ratio) {
        return String.format(
                Locale.ROOT, "%.2f (%.2f to %.2f; n=%d)", ratio.value(), ratio.low(), ratio.high(), ratio.rounds());
    }

    /**
     * Formats a difference: {@code 3.1 (2.7 to 3.4; n=3)}, or {@code within 0.6} if the rounds do not agree on what is
     * more.
     */
    public static String difference(Estimate difference) {
        if (difference.low() <= 0 && difference.high() >= 0) {
            return "within " + upwards(Math.max(-difference.low(), difference.high()));
        }
        return withInterval(difference);
    }

    /** Formats a limit, rounded up to one decimal, so that the figure stays below it. */
    public static String upwards(double value) {
        return BigDecimal.valueOf(value).setScale(1, RoundingMode.CEILING).toPlainString();
    }

    /** Formats a number that was counted. */
    public static String count(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    /** Formats a number with three digits, or with all digits before the decimal point. */
    public static String rounded(double value) {
        if (Double.isInfinite(value)) {
            return "∞";
        }
        if (Math.abs(value) >= 100) {
            return count(value);
        }
        if (Math.abs(value) < 0.005) {
            return "0";
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(DIGITS));
        return rounded.setScale(
                        Math.min(2, Math.max(0, DIGITS - (rounded.precision() - rounded.scale()))),
                        RoundingMode.HALF_EVEN)
                .toPlainString();
    }
}
