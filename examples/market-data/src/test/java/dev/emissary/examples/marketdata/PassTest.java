/* Tests of the comparison on which the exit code of the program depends. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Passes agree when they have seen the same quotes in the same order, however long they took. */
class PassTest {

    @Test
    void sameQuotesAgree() {
        assertThat(pass(new TradingDay(50))).matches(pass(new TradingDay(50))::agreesWith);
    }

    @Test
    void oneQuoteLessDisagrees() {
        assertThat(pass(new TradingDay(49))).matches(pass -> !pass.agreesWith(pass(new TradingDay(50))));
    }

    @Test
    void anotherOrderDisagrees() {
        TradingDay day = new TradingDay(2);
        DefaultMarketData first = next(day);
        DefaultMarketData second = next(day);
        Checksum forwards = new Checksum();
        forwards.add(first);
        forwards.add(second);
        Checksum backwards = new Checksum();
        backwards.add(second);
        backwards.add(first);
        assertThat(forwards.value()).isNotEqualTo(backwards.value());
        assertThat(new Pass(2, forwards.toString(), 1))
                .matches(pass -> !pass.agreesWith(new Pass(2, "" + backwards, 1)));
    }

    @Test
    void lineReadsBackTheSame() {
        Pass pass = new Pass(306_000, "00ff", 17);
        assertThat(Pass.parse(pass.toLine())).isEqualTo(pass);
    }

    @Test
    void fastestPassIsThatOfPassesThatAgree() throws IOException {
        long[] nanos = {30, 10, 20};
        assertThat(Pass.fastest(3, number -> new Pass(1, "00ff", nanos[number])).nanos())
                .isEqualTo(10);
        assertThatIllegalStateException()
                .isThrownBy(() -> Pass.fastest(2, number -> new Pass(1, "00f" + number, 1)))
                .withMessageContaining("does not agree");
    }

    private static Pass pass(TradingDay day) {
        return Pass.over(() -> day.next() ? day : null);
    }

    private static DefaultMarketData next(TradingDay day) {
        day.next();
        DefaultMarketData quote = new DefaultMarketData();
        quote.set(day);
        return quote;
    }
}
