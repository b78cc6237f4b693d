package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.Placement;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Sets the fields of a quote one by one at fixed places of a byte array. */
final class VarHandleCodec implements Codec {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle DOUBLE =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes = Placement.bytes(144);
    private final PlainQuote source;
    private final PlainQuote target = new PlainQuote();

    VarHandleCodec(Quote values) {
        source = new PlainQuote(values);
    }

    @Override
    public int write() {
        LONG.set(bytes, 0, source.securityId);
        LONG.set(bytes, 8, source.time);
        DOUBLE.set(bytes, 16, source.bidQuantity0);
        DOUBLE.set(bytes, 24, source.bidQuantity1);
        DOUBLE.set(bytes, 32, source.bidQuantity2);
        DOUBLE.set(bytes, 40, source.bidQuantity3);
        DOUBLE.set(bytes, 48, source.bidPrice0);
        DOUBLE.set(bytes, 56, source.bidPrice1);
        DOUBLE.set(bytes, 64, source.bidPrice2);
        DOUBLE.set(bytes, 72, source.bidPrice3);
        DOUBLE.set(bytes, 80, source.askQuantity0);
        DOUBLE.set(bytes, 88, source.askQuantity1);
        DOUBLE.set(bytes, 96, source.askQuantity2);
        DOUBLE.set(bytes, 104, source.askQuantity3);
        DOUBLE.set(bytes, 112, source.askPrice0);
        DOUBLE.set(bytes, 120, source.askPrice1);
        DOUBLE.set(bytes, 128, source.askPrice2);
        DOUBLE.set(bytes, 136, source.askPrice3);
        return bytes.length;
    }

    @Override
    public Object read() {
        target.securityId = (long) LONG.get(bytes, 0);
        target.time = (long) LONG.get(bytes, 8);
        target.bidQuantity0 = (double) DOUBLE.get(bytes, 16);
        target.bidQuantity1 = (double) DOUBLE.get(bytes, 24);
        target.bidQuantity2 = (double) DOUBLE.get(bytes, 32);
        target.bidQuantity3 = (double) DOUBLE.get(bytes, 40);
        target.bidPrice0 = (double) DOUBLE.get(bytes, 48);
        target.bidPrice1 = (double) DOUBLE.get(bytes, 56);
        target.bidPrice2 = (double) DOUBLE.get(bytes, 64);
        target.bidPrice3 = (double) DOUBLE.get(bytes, 72);
        target.askQuantity0 = (double) DOUBLE.get(bytes, 80);
        target.askQuantity1 = (double) DOUBLE.get(bytes, 88);
        target.askQuantity2 = (double) DOUBLE.get(bytes, 96);
        target.askQuantity3 = (double) DOUBLE.get(bytes, 104);
        target.askPrice0 = (double) DOUBLE.get(bytes, 112);
        target.askPrice1 = (double) DOUBLE.get(bytes, 120);
        target.askPrice2 = (double) DOUBLE.get(bytes, 128);
        target.askPrice3 = (double) DOUBLE.get(bytes, 136);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
