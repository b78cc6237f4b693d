package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import dev.emissary.plots.Chart;

/**
 * Estimates in several series, drawn as SVG. The error bars extend on both sides from the median by the distance to the
 * farthest round.
 */
public final class Plot {

    private final Chart chart;

    /** Creates an empty plot. */
    public Plot(String title, String xAxis, String yAxis) {
        chart = new Chart(title, xAxis, yAxis);
    }

    /** Adds a value to a series, at a place on the x axis. */
    public void add(String name, String x, Estimate value) {
        chart.add(name, x, value.value(), value.reach());
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

    /** Draws every value as a bar, with the series side by side at each place. */
    public String bars() {
        return chart.bars();
    }

    /** Draws bars on a logarithmic axis, for values of very different sizes; these have no error bars. */
    public String logarithmicBars() {
        return chart.logarithmicBars();
    }

    /** Draws every series as a line; the places must be numbers. */
    public String lines() {
        return chart.lines();
    }
}
