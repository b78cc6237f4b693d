package dev.emissary.plots;

import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.StandardChartTheme;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.LogarithmicAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.DefaultDrawingSupplier;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
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

    /** The length of an axis, in terms of the largest value on it: alone, and with a number beside its bar. */
    private static final double ROOM = 1.06;

    private static final double LABELED = 1.12;

    /** The length of the axis of lines with their names, and where these begin, in terms of the last place. */
    private static final double NAMED = 1.3;

    private static final double ROOM_OF_A_POINT = 1.015;

    /** The height of a name, more than that of its letters because the axis is shorter than the image. */
    private static final double NAME = 20;

    /** Colors of Okabe and Ito, which can be told apart by most people who are color-blind. */
    private static final Paint[] COLORS = {
        new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73), new Color(0xD55E00), new Color(0xCC79A7)
    };

    private final String title;
    private final String places;
    private final String unit;
    private final Map<String, Map<String, Mark>> series = new LinkedHashMap<>();

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

    /** Adds a value without an error bar to a series, at a place. */
    public void add(String name, String place, double value) {
        add(name, place, value, value, value);
    }

    /** Adds a value to a series, at a place, with the ends of its error bar. */
    public void add(String name, String place, double value, double low, double high) {
        series.computeIfAbsent(name, n -> new LinkedHashMap<>()).put(place, new Mark(value, low, high));
    }

    /** Draws every value as a horizontal bar with its error bar and its number, the series below each other. */
    public String bars() {
        return bars(fromZero(LABELED));
    }

    /** Draws bars on a logarithmic axis, for values of very different sizes. */
    public String logarithmicBars() {
        LogarithmicAxis axis = new LogarithmicAxis(unit);
        axis.setRange(1, Math.pow(10, Math.ceil(Math.log10(top()))));
        return bars(axis);
    }

    /** Draws every series as a line with error bars and its name at the end; the places must be numbers. */
    public String lines() {
        XYIntervalSeriesCollection dataset = new XYIntervalSeriesCollection();
        NumberAxis values = fromZero(ROOM);
        NumberAxis numbers = numbers(places);
        XYPlot plot = new XYPlot(dataset, numbers, values, null);
        Map<String, Double> ends = new LinkedHashMap<>();
        series.forEach((name, marks) -> {
            XYIntervalSeries points = new XYIntervalSeries(name);
            marks.forEach((place, mark) -> {
                double x = Double.parseDouble(place);
                points.add(x, x, x, mark.value(), mark.low(), mark.high());
                ends.put(name, mark.value());
            });
            dataset.addSeries(points);
        });
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDefaultLinesVisible(true);
        renderer.setDrawXError(false);
        plot.setRenderer(renderer);
        double last = rightmost();
        numbers.setRange(0, last * NAMED);
        LineNames.apart(ends, values.getUpperBound() * NAME / HEIGHT).forEach((name, place) -> {
            XYTextAnnotation text = new XYTextAnnotation(name, last * ROOM_OF_A_POINT, place);
            text.setFont(new FixedFont(Font.PLAIN, 12));
            text.setTextAnchor(TextAnchor.CENTER_LEFT);
            plot.addAnnotation(text);
        });
        return svg(plot, HEIGHT, false);
    }

    private NumberAxis fromZero(double room) {
        NumberAxis axis = numbers(unit);
        axis.setRange(0, room * top());
        return axis;
    }

    private static NumberAxis numbers(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createStandardTickUnits(Locale.ROOT));
        return axis;
    }

    /** Returns where the highest error bar ends, or the highest value without one. */
    private double top() {
        return marks().mapToDouble(Mark::high).filter(end -> end > 0).max().orElse(1);
    }

    private double rightmost() {
        return series.values().stream()
                .flatMap(marks -> marks.keySet().stream())
                .mapToDouble(Double::parseDouble)
                .max()
                .orElse(1);
    }

    private Stream<Mark> marks() {
        return series.values().stream().flatMap(marks -> marks.values().stream());
    }

    private String bars(NumberAxis values) {
        DefaultCategoryDataset dataset = new DefaultCategoryDataset();
        series.forEach((name, marks) -> marks.forEach((place, mark) -> dataset.addValue(mark.value(), name, place)));
        CategoryAxis axis = new CategoryAxis();
        axis.setMaximumCategoryLabelWidthRatio(2);
        CategoryPlot plot = new CategoryPlot(
                dataset,
                axis,
                values,
                new BarsWithErrors((name, place) -> series.get(name).get(place), new Labels()));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        return svg(plot, FRAME + BAR * placesOfAll() * Math.max(1, series.size()), series.size() > 1);
    }

    /** Writes numbers beside bars: counts as they are, and measured values with the digits that mean something. */
    private final class Labels extends StandardCategoryItemLabelGenerator {

        private static final long serialVersionUID = 1L;

        @Override
        public String generateLabel(CategoryDataset dataset, int row, int column) {
            double value = dataset.getValue(row, column).doubleValue();
            boolean counts = marks().allMatch(mark -> mark.value() == Math.rint(mark.value()));
            int digits = counts || value >= 100 ? 0 : value >= 10 ? 1 : 2;
            return String.format(Locale.ROOT, "%,." + digits + "f", value);
        }
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
            chart.getLegend().setPosition(RectangleEdge.TOP);
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
