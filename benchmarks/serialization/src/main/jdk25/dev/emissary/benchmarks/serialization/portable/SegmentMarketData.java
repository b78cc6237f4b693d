package dev.emissary.benchmarks.serialization.portable;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;
import static java.lang.foreign.MemoryLayout.PathElement.sequenceElement;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A quote in a memory segment of its own; writing and reading copy the segment. */
public final class SegmentMarketData implements PortableDto {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final SequenceLayout LEVEL_VALUES =
            MemoryLayout.sequenceLayout(LEVELS, ValueLayout.JAVA_DOUBLE.withOrder(ByteOrder.LITTLE_ENDIAN));

    /** The same places as those of {@link PortableLayout}, as a description of memory. */
    static final StructLayout LAYOUT = MemoryLayout.structLayout(
            LONG.withName("securityId"),
            LONG.withName("time"),
            LEVEL_VALUES.withName("bidQuantity"),
            LEVEL_VALUES.withName("bidPrice"),
            LEVEL_VALUES.withName("askQuantity"),
            LEVEL_VALUES.withName("askPrice"));

    private static final VarHandle SECURITY_ID = at0(LAYOUT.varHandle(groupElement("securityId")));
    private static final VarHandle TIME = at0(LAYOUT.varHandle(groupElement("time")));
    private static final VarHandle BID_QUANTITY = levels("bidQuantity");
    private static final VarHandle BID_PRICE = levels("bidPrice");
    private static final VarHandle ASK_QUANTITY = levels("askQuantity");
    private static final VarHandle ASK_PRICE = levels("askPrice");

    private final MemorySegment segment = Arena.ofAuto().allocate(LAYOUT);

    @Override
    public void set(Quote other) {
        SECURITY_ID.set(segment, other.securityId());
        TIME.set(segment, other.time());
        for (int level = 0; level < LEVELS; level++) {
            BID_QUANTITY.set(segment, (long) level, other.bidQuantity(level));
            BID_PRICE.set(segment, (long) level, other.bidPrice(level));
            ASK_QUANTITY.set(segment, (long) level, other.askQuantity(level));
            ASK_PRICE.set(segment, (long) level, other.askPrice(level));
        }
    }

    @Override
    public int size() {
        return (int) LAYOUT.byteSize();
    }

    @Override
    public void writeTo(byte[] target, int offset) {
        MemorySegment.copy(segment, ValueLayout.JAVA_BYTE, 0, target, offset, size());
    }

    @Override
    public void readFrom(byte[] source, int offset) {
        MemorySegment.copy(source, offset, segment, ValueLayout.JAVA_BYTE, 0, size());
    }

    @Override
    public long securityId() {
        return (long) SECURITY_ID.get(segment);
    }

    @Override
    public long time() {
        return (long) TIME.get(segment);
    }

    @Override
    public double bidQuantity(int level) {
        return (double) BID_QUANTITY.get(segment, (long) level);
    }

    @Override
    public double bidPrice(int level) {
        return (double) BID_PRICE.get(segment, (long) level);
    }

    @Override
    public double askQuantity(int level) {
        return (double) ASK_QUANTITY.get(segment, (long) level);
    }

    @Override
    public double askPrice(int level) {
        return (double) ASK_PRICE.get(segment, (long) level);
    }

    private static VarHandle levels(String name) {
        return at0(LAYOUT.varHandle(groupElement(name), sequenceElement()));
    }

    /** Binds the offset of the struct in its segment, which is always 0 here. */
    private static VarHandle at0(VarHandle handle) {
        return MethodHandles.insertCoordinates(handle, 1, 0L);
    }
}
