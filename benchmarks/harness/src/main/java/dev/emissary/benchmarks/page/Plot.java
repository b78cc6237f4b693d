package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import dev.emissary.plots.Chart;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/**
 * Estimates in several series, drawn as SVG. The error bars extend from the lowest to the highest end of the estimate's
 * interval, which need not be at the same distance from the median.
 */
public final class Plot {

    /** The unit of times, and what their marks mean. */
    public static final String NANOS = "ns: median and interval of the rounds";

    private final Chart chart;

    /** Creates an empty plot. */
    public Plot(String title, String xAxis, String yAxis) {
        chart = new Chart(title, xAxis, yAxis);
    }

    /** Returns a title that says what was found, or only what is shown if a measurement is missing or not steady. */
    public static String title(String subject, Supplier<String> finding) {
        try {
            return finding.get();
        } catch (NoSuchElementException | UnsteadyException e) {
            return subject;
        }
    }

    /** Adds a value to a series, at a place on the x axis. */
    public void add(String name, String x, Estimate value) {
        chart.add(name, x, value.value(), value.low(), value.high());
    }

    /** Adds a time to a series, unless it was not measured or is not steady. */
    public void add(String name, String x, Results results, Key key) {
        if (results.has(key)) {
            try {
                add(name, x, results.time(key));
            } catch (UnsteadyException e) {
                // There is no value to draw; the page lists what is not steady.
                return;
            }
        }
    }

    /** Draws every value as a bar, with the series below each other at each place. */
    public String bars() {
        return chart.bars();
    }

    /** Draws bars on a logarithmic axis, for values of very different sizes. */
    public String logarithmicBars() {
        return chart.logarithmicBars();
    }

    /** Draws every series as a line; the places must be numbers. */
    public String lines() {
        return chart.lines();
    }
}
