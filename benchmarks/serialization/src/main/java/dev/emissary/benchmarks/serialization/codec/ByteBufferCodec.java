package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Puts the fields of a quote one by one. */
final class ByteBufferCodec implements Codec {

    private final ByteBuffer buffer;
    private final PlainQuote source;
    private final PlainQuote target = new PlainQuote();

    ByteBufferCodec(ByteBuffer buffer, Quote values) {
        this.buffer = buffer.order(ByteOrder.LITTLE_ENDIAN);
        source = new PlainQuote(values);
    }

    @Override
    public int write() {
        buffer.clear();
        buffer.putLong(source.securityId);
        buffer.putLong(source.time);
        buffer.putDouble(source.bidQuantity0);
        buffer.putDouble(source.bidQuantity1);
        buffer.putDouble(source.bidQuantity2);
        buffer.putDouble(source.bidQuantity3);
        buffer.putDouble(source.bidPrice0);
        buffer.putDouble(source.bidPrice1);
        buffer.putDouble(source.bidPrice2);
        buffer.putDouble(source.bidPrice3);
        buffer.putDouble(source.askQuantity0);
        buffer.putDouble(source.askQuantity1);
        buffer.putDouble(source.askQuantity2);
        buffer.putDouble(source.askQuantity3);
        buffer.putDouble(source.askPrice0);
        buffer.putDouble(source.askPrice1);
        buffer.putDouble(source.askPrice2);
        buffer.putDouble(source.askPrice3);
        return buffer.position();
    }

    @Override
    public Object read() {
        buffer.rewind();
        target.securityId = buffer.getLong();
        target.time = buffer.getLong();
        target.bidQuantity0 = buffer.getDouble();
        target.bidQuantity1 = buffer.getDouble();
        target.bidQuantity2 = buffer.getDouble();
        target.bidQuantity3 = buffer.getDouble();
        target.bidPrice0 = buffer.getDouble();
        target.bidPrice1 = buffer.getDouble();
        target.bidPrice2 = buffer.getDouble();
        target.bidPrice3 = buffer.getDouble();
        target.askQuantity0 = buffer.getDouble();
        target.askQuantity1 = buffer.getDouble();
        target.askQuantity2 = buffer.getDouble();
        target.askQuantity3 = buffer.getDouble();
        target.askPrice0 = buffer.getDouble();
        target.askPrice1 = buffer.getDouble();
        target.askPrice2 = buffer.getDouble();
        target.askPrice3 = buffer.getDouble();
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
