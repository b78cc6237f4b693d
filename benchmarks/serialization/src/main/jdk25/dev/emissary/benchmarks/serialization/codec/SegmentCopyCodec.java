package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Copies 144 bytes that somebody else has filled between memory outside of the heap and an array. */
final class SegmentCopyCodec implements Codec {

    private static final int BYTES = 144;

    private final byte[] bytes = new byte[BYTES];
    private final MemorySegment source = Arena.ofAuto().allocate(BYTES, Long.BYTES);
    private final MemorySegment target = Arena.ofAuto().allocate(BYTES, Long.BYTES);

    SegmentCopyCodec(Quote values) {
        PortableMarketData quote = new PortableMarketData();
        quote.set(values);
        byte[] form = new byte[BYTES];
        quote.writeTo(form, 0);
        source.copyFrom(MemorySegment.ofArray(form));
    }

    @Override
    public int write() {
        MemorySegment.copy(source, ValueLayout.JAVA_BYTE, 0, bytes, 0, BYTES);
        return bytes.length;
    }

    @Override
    public Object read() {
        MemorySegment.copy(bytes, 0, target, ValueLayout.JAVA_BYTE, 0, BYTES);
        return target;
    }

    @Override
    public Quote quote() {
        PortableMarketData quote = new PortableMarketData();
        quote.readFrom(target.toArray(ValueLayout.JAVA_BYTE), 0);
        return quote;
    }
}
