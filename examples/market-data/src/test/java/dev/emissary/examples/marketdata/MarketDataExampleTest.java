/* A test of the program as a whole. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Runs the program on a short day. */
class MarketDataExampleTest {

    @Test
    void everythingAgrees() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        boolean agrees = new MarketDataExample(out, 40 * TradingDay.SECURITIES).run();
        String text = printed.toString(StandardCharsets.UTF_8);
        assertThat(agrees).as(text).isTrue();
        assertThat(text)
                .containsPattern("default +144 .*agrees")
                .containsPattern("explicit +144 .*agrees")
                .containsPattern("trivially copyable +152 .*agrees")
                .containsPattern("1,000 puts, 25 securities .*agrees")
                .containsPattern("with the wall +refused: ")
                .doesNotContain("DOES NOT AGREE", "NOT REFUSED");
    }
}
