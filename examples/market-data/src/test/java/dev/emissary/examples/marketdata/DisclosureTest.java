package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.junit.jupiter.api.Test;

/** The quote itself shows everything, its emissaries nothing but their interfaces. */
class DisclosureTest {

    private final MarketData quote = new MarketData();

    @Test
    void emissaryIsNothingButSerialization() {
        assertThat(EncapsulatedQuote.class.getInterfaces()).containsExactly(BytesMarshallable.class);
        assertThat(Stream.of(EncapsulatedQuote.class.getDeclaredMethods()).map(Method::getName))
                .containsExactlyInAnyOrder(
                        "readMarshallable", "writeMarshallable", "usesSelfDescribingMessage", "$toString");
        Disclosure disclosure = new Disclosure(new EncapsulatedQuote(quote), quote);
        assertThat(disclosure.cast()).isEqualTo("ClassCastException");
        assertThat(disclosure.setters()).isZero();
        assertThat(disclosure.fieldByName()).isEqualTo("no way");
        assertThat(disclosure.layout()).isEqualTo("unknown");
        assertThat(disclosure.isEqual()).isFalse();
        assertThat(disclosure.tellsInToString()).isFalse();
        assertThat(disclosure.tellsClass()).isTrue();
    }

    @Test
    void quoteItselfShowsEverything() {
        Disclosure disclosure = new Disclosure(quote, quote);
        assertThat(disclosure.cast()).isEqualTo("succeeds");
        assertThat(disclosure.setters()).isPositive();
        assertThat(disclosure.fieldByName()).isEqualTo("read, changed");
        assertThat(disclosure.layout()).startsWith("36 bytes");
        assertThat(disclosure.isEqual()).isTrue();
        assertThat(disclosure.tellsInToString()).isTrue();
        assertThat(disclosure.tellsClass()).isTrue();
    }

    @Test
    void publishedQuoteTellsNoClass() {
        Disclosure disclosure = new Disclosure(new PublishedQuote(quote), quote);
        assertThat(PublishedQuote.class.getInterfaces()).containsExactly(BytesMarshallable.class, Quote.class);
        assertThat(disclosure.setters()).isZero();
        assertThat(disclosure.tellsClass()).isFalse();
    }
}
