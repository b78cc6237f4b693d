package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * Values of several series, drawn as SVG. The error bars extend on both sides from the median by the distance to the
 * farthest round.
 */
public final class Plot {

    private static final Pattern DECIMALS = Pattern.compile("(\\d\\.\\d)\\d+");
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 480;
    private static final int SLANTED = 40;
    private static final int UPRIGHT = 90;

    /** With this many places, slanted labels would overlap. */
    private static final int MANY = 12;

    private final String title;
    private final String xAxis;
    private final String yAxis;
    private final Map<String, Map<String, Estimate>> series = new LinkedHashMap<>();

    /** Creates an empty plot. */
    public Plot(String title, String xAxis, String yAxis) {
        this.title = title;
        this.xAxis = xAxis;
        this.yAxis = yAxis;
    }

    /** Adds a value to a series, at a place on the x axis. */
    public void add(String name, String x, Estimate value) {
        series.computeIfAbsent(name, n -> new LinkedHashMap<>()).put(x, value);
    }

    /** Draws every value as a bar, with the series side by side at each place. */
    public String bars() {
        return bars(false);
    }

    /** Draws bars on a logarithmic axis, for values of very different sizes; these have no error bars. */
    public String logarithmicBars() {
        return bars(true);
    }

    private String bars(boolean logarithmic) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(xAxis)
                .yAxisTitle(yAxis)
                .build();
        int places = series.values().stream().mapToInt(Map::size).max().orElse(0);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setXAxisLabelRotation(places < MANY ? SLANTED : UPRIGHT);
        chart.getStyler().setXAxisMaxLabelCount(places);
        chart.getStyler().setYAxisLogarithmic(logarithmic);
        chart.getStyler().setYAxisMin(logarithmic ? 1.0 : 0.0);
        series.forEach((name, values) -> chart.addSeries(
                name, List.copyOf(values.keySet()), values(values), logarithmic ? null : reaches(values)));
        return svg(chart);
    }

    /** Draws every series as a line; the places must be numbers. */
    public String lines() {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(xAxis)
                .yAxisTitle(yAxis)
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setYAxisMin(0.0);
        series.forEach((name, values) -> chart.addSeries(
                name, values.keySet().stream().map(Double::valueOf).toList(), values(values), reaches(values)));
        return svg(chart);
    }

    private static List<Double> values(Map<String, Estimate> values) {
        return values.values().stream().map(Estimate::value).toList();
    }

    private static List<Double> reaches(Map<String, Estimate> values) {
        return values.values().stream().map(Estimate::reach).toList();
    }

    private static String svg(Chart<?, ?> chart) {
        try {
            String text = new String(ChartEncoder.getBytes(chart, "svg"), StandardCharsets.UTF_8).replace("\r\n", "\n");
            // Tenths of a pixel are enough for letters, which are drawn as paths.
            text = DECIMALS.matcher(text).replaceAll("$1");
            return text.endsWith("\n") ? text : text + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
