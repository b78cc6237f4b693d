/* Tests of what the holder of an emissary cannot get at. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The quote itself shows everything, its emissaries nothing but their interfaces. */
class DisclosureTest {

    @ParameterizedTest
    @EnumSource(Style.class)
    void emissaryIsNothingButSerialization(Style style) {
        Style.Pair pair = style.newPair();
        Class<?> type = pair.handedOut().getClass();
        assertThat(type.getInterfaces()).containsExactly(BytesMarshallable.class);
        assertThat(Stream.of(type.getDeclaredMethods()).map(Method::getName))
                .containsExactlyInAnyOrder(
                        "readMarshallable", "writeMarshallable", "usesSelfDescribingMessage", "$toString");
        Disclosure disclosure = new Disclosure(pair.handedOut(), pair.owned());
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
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        Disclosure disclosure = new Disclosure(quote, quote);
        assertThat(disclosure.cast()).isEqualTo("succeeds");
        assertThat(disclosure.setters()).isPositive();
        assertThat(disclosure.fieldByName()).isEqualTo("read, changed");
        assertThat(disclosure.layout()).startsWith("144 bytes");
        assertThat(disclosure.isEqual()).isTrue();
        assertThat(disclosure.tellsInToString()).isTrue();
        assertThat(disclosure.tellsClass()).isTrue();
    }

    @Test
    void publishedQuoteTellsNoClass() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        Disclosure disclosure = new Disclosure(new PublishedQuote(quote), quote);
        assertThat(PublishedQuote.class.getInterfaces()).containsExactly(BytesMarshallable.class, Quote.class);
        assertThat(disclosure.setters()).isZero();
        assertThat(disclosure.tellsClass()).isFalse();
    }
}
