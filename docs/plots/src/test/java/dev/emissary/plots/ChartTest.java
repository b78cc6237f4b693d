package dev.emissary.plots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Every text of a chart is text, and every value is drawn. */
class ChartTest {

    @Test
    void barsHaveTextsAndNoOutlinesOfLetters() throws Exception {
        String bars = example().bars();

        assertThat(texts(bars)).contains("Cost & use", "ns", "explicit", "copied", "1", "2", "1,000", "990", "1.25");
        assertThat(bars).doesNotContainPattern("d=\"[^\"]*Q");
    }

    @Test
    void everyValueHasABarAndAnErrorBar() {
        String without = example().bars();
        Chart chart = example();
        chart.add("copied", "3", 500, 490, 520);
        chart.add("explicit", "3", 600, 590, 600.5);
        String with = chart.bars();

        assertThat(count(with, "<rect") - count(without, "<rect")).isEqualTo(2);
        // An error bar is a line with one across at each end.
        assertThat(count(with, "<line") - count(without, "<line")).isGreaterThanOrEqualTo(2 * 3);
    }

    @Test
    void errorBarsEndWhereTheirIntervalsEnd() throws Exception {
        Chart chart = new Chart("Cost", "fields", "ns");
        chart.add("explicit", "1", 50, 40, 100);
        Document svg = parsed(chart.bars());

        Element bar = drawn(svg, "rect", rect -> rect.getAttribute("fill").equals("rgb(0,114,178)"));
        Element error = drawn(svg, "line", line -> number(line, "y1") == number(line, "y2"));
        double nanosecond = number(bar, "width") / 50;
        assertThat(number(error, "x1")).isCloseTo(number(bar, "x") + 40 * nanosecond, within(0.1));
        assertThat(number(error, "x2")).isCloseTo(number(bar, "x") + 100 * nanosecond, within(0.1));
    }

    @Test
    void errorBarsThatAreLongerThanTheirValuesEndAtTheAxis() {
        Chart chart = new Chart("Cost", "fields", "ns");
        chart.add("explicit", "1", 2, -1, 3);

        assertThat(chart.bars()).containsOnlyOnce("<clipPath").contains("clip-path=\"url(#clipPath1)\"");
        assertThat(chart.lines()).containsOnlyOnce("<clipPath").contains("clip-path=\"url(#clipPath1)\"");
    }

    @Test
    void logarithmicAxisEndsAtAPowerOfTen() throws Exception {
        assertThat(texts(example().logarithmicBars()))
                .contains("1", "10", "100", "1000")
                .doesNotContain("10000");
    }

    @Test
    void linesHaveTexts() throws Exception {
        assertThat(texts(example().lines())).contains("Cost & use", "fields", "ns", "explicit", "copied");
    }

    @Test
    void barsOfOneSeriesHaveNoLegend() throws Exception {
        Chart chart = new Chart("Classes", "library", "classes");
        chart.add("all", "a-library-with-a-rather-long-name", 1234);
        chart.add("all", "b", 0);

        assertThat(texts(chart.bars()))
                .contains("a-library-with-a-rather-long-name", "b", "1,234", "0", "classes")
                .doesNotContain("all");
    }

    @Test
    void everyOneOfManyBarsHasItsName() throws Exception {
        Chart chart = new Chart("Classes", "library", "classes");
        List<String> names = new ArrayList<>();
        for (int bar = 0; bar < 40; bar++) {
            names.add("a-library-with-a-rather-long-name-" + bar);
            chart.add("all", names.get(bar), bar);
        }
        assertThat(texts(chart.bars())).containsAll(names);
    }

    @Test
    void darkPagesGetEveryColorThatCouldNotBeSeenOnThem() throws Exception {
        String style = elements(parsed(example().bars()), "style").get(0);
        assertThat(style).contains("prefers-color-scheme: dark");
        for (String color : List.of("white", "black", "gray", "silver", "rgb(64,64,64)")) {
            assertThat(style).contains("\"" + color + "\"");
        }
        assertThat(style).contains("text {");
    }

    @Test
    void chartWithoutValuesIsDrawn() throws Exception {
        assertThat(texts(new Chart("None", "library", "classes").bars())).contains("None");
    }

    @Test
    void readersThatDoNotSeeAreToldTheTitleAndTheSeries() throws Exception {
        Document svg = parsed(example().bars());

        assertThat(svg.getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(elements(svg, "title")).containsExactly("Cost & use");
        assertThat(elements(svg, "desc")).containsExactly("ns by fields: explicit, copied");
    }

    @Test
    void sameValuesGiveTheSameBytesInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            List<String> drawn = drawn();
            Locale.setDefault(Locale.GERMANY);
            assertThat(drawn()).isEqualTo(drawn);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<String> drawn() {
        return List.of(example().bars(), example().logarithmicBars(), example().lines());
    }

    private static Chart example() {
        Chart chart = new Chart("Cost & use", "fields", "ns");
        chart.add("explicit", "1", 0.5, 0.25, 0.75);
        chart.add("explicit", "2", 990, 985.5, 992);
        chart.add("copied", "1", 1);
        chart.add("copied", "2", 1.25, 1.125, 3);
        return chart;
    }

    private static List<String> texts(String svg) throws Exception {
        return elements(parsed(svg), "text");
    }

    private static Document parsed(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> elements(Document svg, String name) {
        NodeList elements = svg.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < elements.getLength(); i++) {
            texts.add(elements.item(i).getTextContent().strip());
        }
        return texts;
    }

    /** Returns the only such element among the values. */
    private static Element drawn(Document svg, String name, Predicate<Element> such) {
        NodeList elements = svg.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
        List<Element> found = IntStream.range(0, elements.getLength())
                .mapToObj(i -> (Element) elements.item(i))
                .filter(element -> element.hasAttribute("clip-path"))
                .filter(such)
                .toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
