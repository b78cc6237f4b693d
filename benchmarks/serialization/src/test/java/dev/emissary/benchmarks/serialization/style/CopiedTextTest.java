package dev.emissary.benchmarks.serialization.style;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;
import org.junit.jupiter.api.Test;

/** A text and an array that are copied with the fields around them: they are in groups of fields of type long. */
class CopiedTextTest {

    /** A trade with a symbol of up to 31 characters of Latin-1, and two fills. */
    private static final class Trade {

        private static final GuardedCopy<Trade> COPY = GuardedCopy.of(Trade.class);

        @FieldGroup("symbol")
        long symbol0, symbol1, symbol2, symbol3;
        @FieldGroup("fills")
        long fill0, fill1;

        private double price;

        private final transient Bytes<Trade> symbol = Bytes.forFieldGroup(this, "symbol");
        private final transient BytesStore<?, Trade> fills = BytesStore.forFields(this, "fills", 0);
    }

    @Test
    void isReadAsItWasWritten() {
        Trade written = new Trade();
        written.symbol.append8bit("Société Générale");
        written.fills.writeLong(0, 300);
        written.fills.writeLong(Long.BYTES, 150);
        written.price = 24.5;
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        Trade.COPY.write(written, bytes);
        Trade read = new Trade();
        Trade.COPY.read(read, bytes);

        assertThat(read.symbol.to8bitString()).isEqualTo("Société Générale");
        assertThat(read.fills.readLong(0)).isEqualTo(300);
        assertThat(read.fills.readLong(Long.BYTES)).isEqualTo(150);
        assertThat(read.price).isEqualTo(24.5);
    }
}
