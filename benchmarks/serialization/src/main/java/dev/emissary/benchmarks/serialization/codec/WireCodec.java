package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/** Writes a quote as one of Wire's formats to an elastic direct Bytes. */
final class WireCodec implements Codec {

    private final Bytes<?> bytes = GrownBytes.elasticDirect();
    private final Wire wire;
    private final DefaultMarketData source = new DefaultMarketData();
    private final DefaultMarketData target = new DefaultMarketData();

    WireCodec(WireType type, Quote values) {
        wire = type.apply(bytes);
        source.set(values);
    }

    @Override
    public int write() {
        wire.reset();
        source.writeMarshallable(wire);
        return (int) bytes.writePosition();
    }

    @Override
    public Object read() {
        bytes.readPosition(0);
        target.readMarshallable(wire);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
