package dev.emissary.plots;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.font.FontRenderContext;
import java.awt.font.LineMetrics;
import java.awt.geom.Rectangle2D;

/**
 * A sans-serif font whose measures are written down here, about those of Helvetica.
 *
 * <p>The fonts of the machine and the JDK's way to measure them would give each machine another layout of the same
 * chart.
 */
final class FixedFont extends Font {

    private static final long serialVersionUID = 1;

    private static final float ASCENT = 0.8f;
    private static final float DESCENT = 0.2f;

    FixedFont(int style, int size) {
        super(SANS_SERIF, style, size);
    }

    /** Returns the width of a text in pixels. */
    static double width(String text, double size) {
        return size * text.chars().mapToDouble(FixedFont::ems).sum();
    }

    private static double ems(int character) {
        if ("ijl'|".indexOf(character) >= 0) {
            return 0.22;
        }
        if (" .,:;!/[]ftI".indexOf(character) >= 0) {
            return 0.28;
        }
        if ("()-r\"*".indexOf(character) >= 0) {
            return 0.34;
        }
        if ("mMW@%".indexOf(character) >= 0) {
            return 0.86;
        }
        return Character.isUpperCase(character) ? 0.69 : 0.54;
    }

    @Override
    public Font deriveFont(float size) {
        return new FixedFont(getStyle(), Math.round(size));
    }

    @Override
    public Font deriveFont(int style) {
        return new FixedFont(style, getSize());
    }

    @Override
    public LineMetrics getLineMetrics(String text, FontRenderContext context) {
        return new Line(text.length(), getSize2D());
    }

    @Override
    public LineMetrics getLineMetrics(String text, int begin, int end, FontRenderContext context) {
        return new Line(end - begin, getSize2D());
    }

    @Override
    public Rectangle2D getStringBounds(String text, FontRenderContext context) {
        return bounds(text, getSize2D());
    }

    private static Rectangle2D bounds(String text, float size) {
        return new Rectangle2D.Double(0, -ASCENT * size, width(text, size), size);
    }

    /** The measures of a font as components of AWT ask for them. */
    static final class Metrics extends FontMetrics {

        private static final long serialVersionUID = 1;

        Metrics(Font font) {
            super(font);
        }

        @Override
        public int getAscent() {
            return Math.round(ASCENT * font.getSize2D());
        }

        @Override
        public int getDescent() {
            return Math.round(DESCENT * font.getSize2D());
        }

        @Override
        public int getHeight() {
            return font.getSize();
        }

        @Override
        public int stringWidth(String text) {
            return (int) Math.ceil(width(text, font.getSize2D()));
        }

        @Override
        public Rectangle2D getStringBounds(String text, Graphics graphics) {
            return bounds(text, font.getSize2D());
        }

        @Override
        public LineMetrics getLineMetrics(String text, Graphics graphics) {
            return new Line(text.length(), font.getSize2D());
        }
    }

    /** The measures of one line. */
    private static final class Line extends LineMetrics {

        private final int characters;
        private final float size;

        Line(int characters, float size) {
            this.characters = characters;
            this.size = size;
        }

        @Override
        public int getNumChars() {
            return characters;
        }

        @Override
        public float getAscent() {
            return ASCENT * size;
        }

        @Override
        public float getDescent() {
            return DESCENT * size;
        }

        @Override
        public float getLeading() {
            return 0;
        }

        @Override
        public float getHeight() {
            return size;
        }

        @Override
        public int getBaselineIndex() {
            return Font.ROMAN_BASELINE;
        }

        @Override
        public float[] getBaselineOffsets() {
            return new float[] {0, -size / 2, -size};
        }

        @Override
        public float getStrikethroughOffset() {
            return -size / 3;
        }

        @Override
        public float getStrikethroughThickness() {
            return 1;
        }

        @Override
        public float getUnderlineOffset() {
            return 1;
        }

        @Override
        public float getUnderlineThickness() {
            return 1;
        }
    }
}
