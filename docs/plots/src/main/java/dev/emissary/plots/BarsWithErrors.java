package dev.emissary.plots;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.labels.CategoryItemLabelGenerator;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;

/**
 * Draws horizontal bars, each with its value beside it and an error bar from one end to the other. JFreeChart's own
 * bars with errors know only a distance that is the same on both sides.
 */
final class BarsWithErrors extends BarRenderer {

    private static final long serialVersionUID = 1L;

    private static final Stroke THIN = new BasicStroke(1);

    /** Half the height of the lines at the ends of an error bar. */
    private static final double CAP = 3;

    private final transient Marks marks;

    /** The error bar of the item being drawn, in pixels, or null without one. */
    private transient Line2D errorBar;

    /** Finds what is drawn. */
    interface Marks {
        Mark of(Comparable<?> series, Comparable<?> place);
    }

    BarsWithErrors(Marks marks, CategoryItemLabelGenerator labels) {
        this.marks = marks;
        setDefaultItemLabelGenerator(labels);
        setDefaultItemLabelsVisible(true);
        setDefaultPositiveItemLabelPosition(new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        setItemMargin(0);
    }

    @Override
    public void drawItem(
            Graphics2D graphics,
            CategoryItemRendererState state,
            Rectangle2D area,
            CategoryPlot plot,
            CategoryAxis places,
            ValueAxis values,
            CategoryDataset dataset,
            int row,
            int column,
            int pass) {
        errorBar = errorBar(state, area, plot, places, values, dataset, row, column);
        super.drawItem(graphics, state, area, plot, places, values, dataset, row, column, pass);
        if (errorBar != null) {
            graphics.setPaint(Color.BLACK);
            graphics.setStroke(THIN);
            graphics.draw(errorBar);
            for (double end : new double[] {errorBar.getX1(), errorBar.getX2()}) {
                graphics.draw(new Line2D.Double(end, errorBar.getY1() - CAP, end, errorBar.getY1() + CAP));
            }
        }
    }

    private Line2D errorBar(
            CategoryItemRendererState state,
            Rectangle2D area,
            CategoryPlot plot,
            CategoryAxis places,
            ValueAxis values,
            CategoryDataset dataset,
            int row,
            int column) {
        int visible = state.getVisibleSeriesIndex(row);
        if (visible < 0 || dataset.getValue(row, column) == null) {
            return null;
        }
        Mark mark = marks.of(dataset.getRowKey(row), dataset.getColumnKey(column));
        if (!mark.hasErrorBar()) {
            return null;
        }
        double top = calculateBarW0(plot, plot.getOrientation(), area, places, state, visible, column);
        double middle = top + state.getBarWidth() / 2;
        RectangleEdge edge = plot.getRangeAxisEdge();
        return new Line2D.Double(
                values.valueToJava2D(mark.low(), area, edge),
                middle,
                values.valueToJava2D(mark.high(), area, edge),
                middle);
    }

    @Override
    protected void drawItemLabel(
            Graphics2D graphics,
            CategoryDataset data,
            int row,
            int column,
            CategoryPlot plot,
            CategoryItemLabelGenerator labels,
            Rectangle2D bar,
            boolean negative) {
        Rectangle2D withError = (Rectangle2D) bar.clone();
        if (errorBar != null) {
            withError.add(errorBar.getX2(), bar.getCenterY());
        }
        super.drawItemLabel(graphics, data, row, column, plot, labels, withError, negative);
    }
}
