package dev.emissary.plots;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.awt.Shape;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.text.TextUtils;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** A chart as the text of an SVG file. */
final class SvgText {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** Digits after the point: hundredths of a pixel. */
    private static final int PRECISION = 2;

    static {
        // Or JFreeChart would draw rotated text as outlines, because of a bug of old JDKs.
        TextUtils.setUseDrawRotatedStringWorkaround(false);
    }

    /** What differs for readers who prefer a dark page; rules go before the attributes of elements. */
    private static final String DARK = """
            @media (prefers-color-scheme: dark) {
            [fill="white"] { fill: #0d1117 }
            [stroke="white"] { stroke: #0d1117 }
            [stroke="black"], [stroke="gray"], [stroke="rgb(64,64,64)"] { stroke: #8b949e }
            [stroke="silver"] { stroke: #30363d }
            [fill="rgb(0,114,178)"] { fill: #58a6e0 }
            [stroke="rgb(0,114,178)"] { stroke: #58a6e0 }
            text { fill: #e6edf3; stroke: none }
            }
            """;

    private SvgText() {}

    /**
     * Draws a chart.
     *
     * @param description what a screen reader says of it after its title
     */
    static String of(JFreeChart chart, int width, int height, String description) {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
        context.setComment(null);
        context.setPrecision(PRECISION);
        Rectangle area = new Rectangle(width, height);
        Canvas canvas = new Canvas(context, area);
        chart.draw(canvas, area);

        Element root = canvas.getRoot();
        root.setAttribute("viewBox", "0 0 " + width + " " + height);
        root.setAttribute("role", "img");
        root.insertBefore(textElement(root, "style", DARK), root.getFirstChild());
        root.insertBefore(textElement(root, "desc", description), root.getFirstChild());
        root.insertBefore(textElement(root, "title", chart.getTitle().getText()), root.getFirstChild());
        fixWidths(root);
        StringWriter text = new StringWriter();
        try {
            canvas.stream(root, text, false, false);
        } catch (SVGGraphics2DIOException e) {
            throw new UncheckedIOException(new IOException(e));
        }
        // Without the document type, which some readers would fetch.
        return text.toString()
                        .substring(text.toString().indexOf("<svg"))
                        .replace("\r\n", "\n")
                        .strip() + "\n";
    }

    private static Document emptyDocument() {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("this JDK has no DOM", e);
        }
    }

    /** Makes texts as wide as the layout supposes, whatever fonts the reader's machine has. */
    private static void fixWidths(Element root) {
        NodeList texts = root.getElementsByTagNameNS(NAMESPACE, "text");
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            long width = Math.round(FixedFont.width(text.getTextContent(), fontSize(text)));
            text.setAttribute("textLength", Long.toString(width));
            text.setAttribute("lengthAdjust", "spacingAndGlyphs");
        }
    }

    private static double fontSize(Node node) {
        return node instanceof Element element && element.hasAttribute("font-size")
                ? Double.parseDouble(element.getAttribute("font-size").replace("px", ""))
                : fontSize(node.getParentNode());
    }

    private static Element textElement(Element root, String name, String text) {
        Element element = root.getOwnerDocument().createElementNS(NAMESPACE, name);
        element.setTextContent(text);
        return element;
    }

    /** Writes SVG, and measures text as {@link FixedFont} says. */
    private static final class Canvas extends SVGGraphics2D {

        private final Rectangle area;

        Canvas(SVGGeneratorContext context, Rectangle area) {
            super(context, false);
            this.area = area;
            setSVGCanvasSize(area.getSize());
        }

        private Canvas(Canvas other) {
            super(other);
            this.area = other.area;
        }

        @Override
        public Graphics create() {
            return new Canvas(this);
        }

        @Override
        public FontMetrics getFontMetrics(Font font) {
            return new FixedFont.Metrics(font);
        }

        /** Clips to the area of the values, but not to all of the image: each clip is an attribute of each element. */
        @Override
        public void clip(Shape shape) {
            if (!shape.contains(area)) {
                super.clip(shape);
            }
        }
    }
}
