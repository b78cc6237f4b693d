package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every number of a chart has a bar and a name. */
class BarChartTest {

    @Test
    void barsAreAsLongAsTheirNumbers() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("guava & co", 1234);
        numbers.put("b", 617);

        assertThat(BarChart.svg("A < B", "classes by library", numbers))
                .contains("<title>A &lt; B</title>", "<desc>classes by library</desc>")
                .contains(">guava &amp; co</text>", ">b</text>", ">1,234</text>", ">617</text>")
                .contains("width=\"853.0\"", "width=\"426.5\"");
    }

    @Test
    void chartWithoutNumbersIsDrawn() {
        assertThat(BarChart.svg("None", "", Map.of())).contains(">None</text>").doesNotContain("<rect x");
    }
}
