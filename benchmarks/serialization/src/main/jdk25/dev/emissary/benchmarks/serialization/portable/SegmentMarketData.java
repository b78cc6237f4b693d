package dev.emissary.benchmarks.serialization.portable;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** A quote in a memory segment outside of the heap; writing and reading copy the segment. */
public final class SegmentMarketData extends PortableQuote {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final MemorySegment segment = Arena.ofAuto().allocate(BYTES, Long.BYTES);

    @Override
    public void writeTo(byte[] target) {
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, 0, target, 0, BYTES);
    }

    @Override
    public void readFrom(byte[] source) {
        MemorySegment.copy(source, 0, segment, ValueLayout.JAVA_BYTE, 0, BYTES);
    }

    @Override
    long get(int offset) {
        return segment.get(LONG, offset);
    }

    @Override
    void set(int offset, long value) {
        segment.set(LONG, offset, value);
    }
}
