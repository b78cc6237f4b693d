package dev.emissary.plots;

import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.text.NumberFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.axis.LogarithmicAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DefaultDrawingSupplier;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.category.StatisticalBarRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.statistics.DefaultStatisticalCategoryDataset;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/**
 * A chart of values in several series, as the text of an SVG file.
 *
 * <p>The same values give the same bytes on every JDK and every machine, and in every locale.
 */
public final class Chart {

    private static final int WIDTH = 1000;
    private static final int HEIGHT = 480;

    /** What a horizontal bar and the frame around all bars take of the height. */
    private static final int BAR = 22;

    private static final int FRAME = 100;

    /** With this many places, slanted labels would overlap. */
    private static final int MANY = 12;

    /** The length of an axis, in terms of the largest value on it. */
    private static final double ROOM = 1.06;

    private static final double SLANTED = Math.toRadians(40);
    private static final double UPRIGHT = Math.toRadians(90);

    /** Colors of Okabe and Ito, which can be told apart by most people who are color-blind. */
    private static final Paint[] COLORS = {
        new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73), new Color(0xD55E00), new Color(0xCC79A7)
    };

    private final String title;
    private final String places;
    private final String unit;
    private final Map<String, Map<String, Mark>> series = new LinkedHashMap<>();

    /** A value and how far its error bar extends on both sides. */
    private record Mark(double value, double reach) {}

    /**
     * Creates an empty chart.
     *
     * @param places what the places are at which there are values
     * @param unit the unit of the values, and what they are
     */
    public Chart(String title, String places, String unit) {
        this.title = title;
        this.places = places;
        this.unit = unit;
    }

    /** Adds a value to a series, at a place, with how far its error bar extends on both sides. */
    public void add(String name, String place, double value, double reach) {
        series.computeIfAbsent(name, n -> new LinkedHashMap<>()).put(place, new Mark(value, reach));
    }

    /** Draws every value as an upright bar with its error bar, with the series side by side at each place. */
    public String bars() {
        return upright(fromZero(), new StatisticalBarRenderer());
    }

    /** Draws bars on a logarithmic axis, for values of very different sizes; these have no error bars. */
    public String logarithmicBars() {
        LogarithmicAxis axis = new LogarithmicAxis(unit);
        axis.setRange(1, Math.pow(10, Math.ceil(Math.log10(top()))));
        return upright(axis, new BarRenderer());
    }

    /** Draws one series as horizontal bars with their values beside them, the first at the top. */
    public String horizontalBars() {
        BarRenderer renderer = new BarRenderer();
        renderer.setDefaultItemLabelGenerator(
                new StandardCategoryItemLabelGenerator("{2}", NumberFormat.getIntegerInstance(Locale.ROOT)));
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        CategoryPlot plot = new CategoryPlot(dataset(), new CategoryAxis(), fromZero(), renderer);
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        return svg(plot, FRAME + BAR * placesOfAll(), false);
    }

    /** Draws every series as a line with error bars; the places must be numbers. */
    public String lines() {
        XYIntervalSeriesCollection dataset = new XYIntervalSeriesCollection();
        series.forEach((name, marks) -> {
            XYIntervalSeries points = new XYIntervalSeries(name);
            marks.forEach((place, mark) -> {
                double x = Double.parseDouble(place);
                points.add(x, x, x, mark.value(), mark.value() - mark.reach(), mark.value() + mark.reach());
            });
            dataset.addSeries(points);
        });
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDefaultLinesVisible(true);
        renderer.setDrawXError(false);
        return svg(new XYPlot(dataset, numbers(places), fromZero(), renderer), HEIGHT, true);
    }

    private NumberAxis fromZero() {
        NumberAxis axis = numbers(unit);
        axis.setRange(0, ROOM * top());
        return axis;
    }

    private static NumberAxis numbers(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createStandardTickUnits(Locale.ROOT));
        return axis;
    }

    /** Returns where the highest error bar ends, or the highest value without one. */
    private double top() {
        return series.values().stream()
                .flatMap(marks -> marks.values().stream())
                .mapToDouble(mark -> mark.value() + mark.reach())
                .filter(end -> end > 0)
                .max()
                .orElse(1);
    }

    private String upright(NumberAxis values, BarRenderer renderer) {
        CategoryAxis axis = new CategoryAxis(places);
        axis.setCategoryLabelPositions(
                CategoryLabelPositions.createUpRotationLabelPositions(placesOfAll() < MANY ? SLANTED : UPRIGHT));
        axis.setMaximumCategoryLabelWidthRatio(2);
        renderer.setItemMargin(0);
        return svg(new CategoryPlot(dataset(), axis, values, renderer), HEIGHT, true);
    }

    private DefaultStatisticalCategoryDataset dataset() {
        DefaultStatisticalCategoryDataset dataset = new DefaultStatisticalCategoryDataset();
        series.forEach(
                (name, marks) -> marks.forEach((place, mark) -> dataset.add(mark.value(), mark.reach(), name, place)));
        return dataset;
    }

    private int placesOfAll() {
        return (int) series.values().stream()
                .flatMap(marks -> marks.keySet().stream())
                .distinct()
                .count();
    }

    private String svg(Plot plot, int height, boolean legend) {
        JFreeChart chart = new JFreeChart(title, plot);
        theme().apply(chart);
        plot.setDrawingSupplier(new DefaultDrawingSupplier(
                COLORS,
                DefaultDrawingSupplier.DEFAULT_OUTLINE_PAINT_SEQUENCE,
                DefaultDrawingSupplier.DEFAULT_STROKE_SEQUENCE,
                DefaultDrawingSupplier.DEFAULT_OUTLINE_STROKE_SEQUENCE,
                DefaultDrawingSupplier.DEFAULT_SHAPE_SEQUENCE));
        chart.setPadding(new RectangleInsets(8, 8, 8, 8));
        if (legend) {
            chart.getLegend().setPosition(RectangleEdge.RIGHT);
        } else {
            chart.removeLegend();
        }
        return SvgText.of(
                chart, WIDTH, height, "%s by %s: %s".formatted(unit, places, String.join(", ", series.keySet())));
    }

    private static StandardChartTheme theme() {
        StandardChartTheme theme = new StandardChartTheme("plain");
        theme.setExtraLargeFont(new FixedFont(Font.BOLD, 16));
        theme.setLargeFont(new FixedFont(Font.BOLD, 13));
        theme.setRegularFont(new FixedFont(Font.PLAIN, 12));
        theme.setSmallFont(new FixedFont(Font.PLAIN, 11));
        theme.setPlotBackgroundPaint(Color.WHITE);
        theme.setRangeGridlinePaint(Color.LIGHT_GRAY);
        theme.setDomainGridlinePaint(Color.LIGHT_GRAY);
        theme.setBarPainter(new StandardBarPainter());
        theme.setShadowVisible(false);
        return theme;
    }
}
