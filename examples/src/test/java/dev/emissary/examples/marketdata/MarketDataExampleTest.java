package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the program prints of the quote, of its emissaries, and of JVMs of the same and of another layout. */
class MarketDataExampleTest {
    private static final String QUOTE = "security 42 at 32400000000000: bid 300 at 101.25, ask 200 at 101.5";

    @Test
    void wallsHold() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        boolean holds = new MarketDataExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
        String text = printed.toString(StandardCharsets.UTF_8);

        assertThat(holds).as(text).isTrue();
        assertThat(text.replaceAll("\\R", "\n").replaceAll("(?<=\\S) {2,}", " | "))
                .contains("""
                        MarketData | EncapsulatedQuote | PublishedQuote
                            cast to the quote's class | succeeds | ClassCastException | ClassCastException
                            public methods | 29 | 4 | 10
                            setters among them | 5 | 0 | 0
                            a field by its name | read, changed | no way | no way
                            layout of the fields | 36 bytes at""")
                .contains("""
                         | unknown | unknown
                            equals the quote | true | false | false
                            toString shows values | true | false | false
                            $toString names the class | true | true | false
                        """);
        assertThat(text)
                .containsPattern("(?m)^ +written +" + QUOTE + "$")
                .containsPattern("(?m)^ +read +" + QUOTE + "$")
                .containsPattern("without the fingerprint +security ")
                .doesNotContainPattern("without the fingerprint +" + QUOTE)
                .containsPattern("with it +refused: the data were written with layout ")
                .doesNotContain("NOT REFUSED");
    }
}
