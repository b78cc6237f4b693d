package dev.emissary.benchmarks.serialization.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.examples.marketdata.wall.LayoutFingerprint;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** No style packs its fields; only the guard adds something. */
class SizesTest {

    private static final int GUARDED = MarketData.BYTES + LayoutFingerprint.BYTES;

    @Test
    void theQueueAddsAHeaderOfFourBytes() throws IOException {
        assertThat(Sizes.inAQueue())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "default", MarketData.BYTES + 4,
                        "explicit", MarketData.BYTES + 4,
                        "trivially copyable", MarketData.BYTES + 4,
                        "guarded", GUARDED + 4));
    }
}
