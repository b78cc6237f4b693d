package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesUtil;

/** Copies the memory of a quote's fields to an elastic direct Bytes and back, and checks nothing. */
final class BareCopyCodec implements Codec {

    private static final int START = BytesUtil.triviallyCopyableStart(TriviallyCopyableMarketData.class);
    private static final int LENGTH = BytesUtil.triviallyCopyableLength(TriviallyCopyableMarketData.class);

    private final Bytes<?> bytes = GrownBytes.elasticDirect();
    private final TriviallyCopyableMarketData source = new TriviallyCopyableMarketData();
    private final TriviallyCopyableMarketData target = new TriviallyCopyableMarketData();

    BareCopyCodec(Quote values) {
        source.set(values);
    }

    @Override
    public int write() {
        bytes.clear();
        bytes.unsafeWriteObject(source, START, LENGTH);
        return (int) bytes.writePosition();
    }

    @Override
    public Object read() {
        bytes.readPosition(0);
        bytes.unsafeReadObject(target, START, LENGTH);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
