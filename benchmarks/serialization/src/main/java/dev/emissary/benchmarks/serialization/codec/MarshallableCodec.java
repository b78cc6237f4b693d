package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** Writes whatever is handed out for a quote to one elastic direct Bytes. */
final class MarshallableCodec implements Codec {

    private final Bytes<?> bytes = GrownBytes.elasticDirect();
    private final BytesMarshallable source;
    private final BytesMarshallable target;
    private final MarketData read;

    private MarshallableCodec(BytesMarshallable source, BytesMarshallable target, MarketData read) {
        this.source = source;
        this.target = target;
        this.read = read;
    }

    /** Makes a codec that is given the quotes themselves: one to write, one to read into. */
    static Codec direct(MarketData source, MarketData target, Quote values) {
        source.set(values);
        return new MarshallableCodec(source, target, target);
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
        return read;
    }
}
