package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Sets the fields of a quote one by one in memory outside of the heap that a layout describes. */
final class SegmentFieldsCodec implements Codec {

    private static final ValueLayout LONG = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout DOUBLE = ValueLayout.JAVA_DOUBLE.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final StructLayout LAYOUT = MemoryLayout.structLayout(
            LONG.withName("securityId"),
            LONG.withName("time"),
            DOUBLE.withName("bidQuantity0"),
            DOUBLE.withName("bidQuantity1"),
            DOUBLE.withName("bidQuantity2"),
            DOUBLE.withName("bidQuantity3"),
            DOUBLE.withName("bidPrice0"),
            DOUBLE.withName("bidPrice1"),
            DOUBLE.withName("bidPrice2"),
            DOUBLE.withName("bidPrice3"),
            DOUBLE.withName("askQuantity0"),
            DOUBLE.withName("askQuantity1"),
            DOUBLE.withName("askQuantity2"),
            DOUBLE.withName("askQuantity3"),
            DOUBLE.withName("askPrice0"),
            DOUBLE.withName("askPrice1"),
            DOUBLE.withName("askPrice2"),
            DOUBLE.withName("askPrice3"));

    private static final VarHandle SECURITY_ID = handle("securityId");
    private static final VarHandle TIME = handle("time");
    private static final VarHandle BID_QUANTITY0 = handle("bidQuantity0");
    private static final VarHandle BID_QUANTITY1 = handle("bidQuantity1");
    private static final VarHandle BID_QUANTITY2 = handle("bidQuantity2");
    private static final VarHandle BID_QUANTITY3 = handle("bidQuantity3");
    private static final VarHandle BID_PRICE0 = handle("bidPrice0");
    private static final VarHandle BID_PRICE1 = handle("bidPrice1");
    private static final VarHandle BID_PRICE2 = handle("bidPrice2");
    private static final VarHandle BID_PRICE3 = handle("bidPrice3");
    private static final VarHandle ASK_QUANTITY0 = handle("askQuantity0");
    private static final VarHandle ASK_QUANTITY1 = handle("askQuantity1");
    private static final VarHandle ASK_QUANTITY2 = handle("askQuantity2");
    private static final VarHandle ASK_QUANTITY3 = handle("askQuantity3");
    private static final VarHandle ASK_PRICE0 = handle("askPrice0");
    private static final VarHandle ASK_PRICE1 = handle("askPrice1");
    private static final VarHandle ASK_PRICE2 = handle("askPrice2");
    private static final VarHandle ASK_PRICE3 = handle("askPrice3");

    private final MemorySegment segment = Arena.ofAuto().allocate(LAYOUT);
    private final PlainQuote source;
    private final PlainQuote target = new PlainQuote();

    SegmentFieldsCodec(Quote values) {
        source = new PlainQuote(values);
    }

    /** Finds a field; the struct is at the start of its segment. */
    private static VarHandle handle(String field) {
        return MethodHandles.insertCoordinates(LAYOUT.varHandle(PathElement.groupElement(field)), 1, 0L);
    }

    @Override
    public int write() {
        SECURITY_ID.set(segment, source.securityId);
        TIME.set(segment, source.time);
        BID_QUANTITY0.set(segment, source.bidQuantity0);
        BID_QUANTITY1.set(segment, source.bidQuantity1);
        BID_QUANTITY2.set(segment, source.bidQuantity2);
        BID_QUANTITY3.set(segment, source.bidQuantity3);
        BID_PRICE0.set(segment, source.bidPrice0);
        BID_PRICE1.set(segment, source.bidPrice1);
        BID_PRICE2.set(segment, source.bidPrice2);
        BID_PRICE3.set(segment, source.bidPrice3);
        ASK_QUANTITY0.set(segment, source.askQuantity0);
        ASK_QUANTITY1.set(segment, source.askQuantity1);
        ASK_QUANTITY2.set(segment, source.askQuantity2);
        ASK_QUANTITY3.set(segment, source.askQuantity3);
        ASK_PRICE0.set(segment, source.askPrice0);
        ASK_PRICE1.set(segment, source.askPrice1);
        ASK_PRICE2.set(segment, source.askPrice2);
        ASK_PRICE3.set(segment, source.askPrice3);
        return (int) segment.byteSize();
    }

    @Override
    public Object read() {
        target.securityId = (long) SECURITY_ID.get(segment);
        target.time = (long) TIME.get(segment);
        target.bidQuantity0 = (double) BID_QUANTITY0.get(segment);
        target.bidQuantity1 = (double) BID_QUANTITY1.get(segment);
        target.bidQuantity2 = (double) BID_QUANTITY2.get(segment);
        target.bidQuantity3 = (double) BID_QUANTITY3.get(segment);
        target.bidPrice0 = (double) BID_PRICE0.get(segment);
        target.bidPrice1 = (double) BID_PRICE1.get(segment);
        target.bidPrice2 = (double) BID_PRICE2.get(segment);
        target.bidPrice3 = (double) BID_PRICE3.get(segment);
        target.askQuantity0 = (double) ASK_QUANTITY0.get(segment);
        target.askQuantity1 = (double) ASK_QUANTITY1.get(segment);
        target.askQuantity2 = (double) ASK_QUANTITY2.get(segment);
        target.askQuantity3 = (double) ASK_QUANTITY3.get(segment);
        target.askPrice0 = (double) ASK_PRICE0.get(segment);
        target.askPrice1 = (double) ASK_PRICE1.get(segment);
        target.askPrice2 = (double) ASK_PRICE2.get(segment);
        target.askPrice3 = (double) ASK_PRICE3.get(segment);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
