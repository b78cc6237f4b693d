package dev.emissary.benchmarks.serialization.quote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.openhft.chronicle.wire.FieldInfo;
import org.junit.jupiter.api.Test;

/** Every value of a quote counts in the checksum, and so does the order of quotes. */
class ChecksumTest {

    @Test
    void everyValueCounts() throws NoSuchFieldException {
        DefaultMarketData quote = new DefaultMarketData();
        quote.set(TradingDay.firstQuote());
        List<FieldInfo> fields = quote.$fieldInfos();
        assertThat(fields)
                .hasSize(18)
                .extracting(field -> ((Number) field.get(quote)).doubleValue())
                .doesNotHaveDuplicates()
                .doesNotContain(0.0);
        for (FieldInfo field : fields) {
            DefaultMarketData changed = quote.deepCopy();
            assertThat(Checksum.of(changed)).isEqualTo(Checksum.of(quote));
            changed.setField(field.name(), field.type() == long.class ? (Object) 77L : (Object) 77.0);
            assertThat(Checksum.of(changed)).as(field.name()).isNotEqualTo(Checksum.of(quote));
        }
    }

    @Test
    void orderCounts() {
        DefaultMarketData first = new DefaultMarketData();
        DefaultMarketData second = new DefaultMarketData();
        first.set(TradingDay.firstQuote());
        Checksum forwards = new Checksum();
        forwards.add(first);
        forwards.add(second);
        Checksum backwards = new Checksum();
        backwards.add(second);
        backwards.add(first);
        assertThat(forwards.value()).isNotEqualTo(backwards.value());
    }
}
