package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;

/** Writes a quote in its own style to one elastic direct Bytes. */
final class MarshallableCodec implements Codec {

    private final Bytes<?> bytes = GrownBytes.elasticDirect();
    private final MarketData source;
    private final MarketData target;

    MarshallableCodec(Supplier<MarketData> style, Quote values) {
        source = style.get();
        target = style.get();
        source.set(values);
    }

    @Override
    public int write() {
        bytes.clear();
        source.writeMarshallable(bytes);
        return (int) bytes.writePosition();
    }

    @Override
    public Object read() {
        bytes.readPosition(0);
        target.readMarshallable(bytes);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
