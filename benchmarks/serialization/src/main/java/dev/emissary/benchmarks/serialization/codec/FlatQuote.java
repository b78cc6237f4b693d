package dev.emissary.benchmarks.serialization.codec;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Struct;
import com.google.flatbuffers.Table;
import java.nio.ByteBuffer;

/** A table with a struct of 144 bytes in it. By hand: Maven's repository has no flatc. */
final class FlatQuote extends Table {

    private static final int BYTES = 144;
    private static final int ALIGNMENT = 8;

    /** The first slot of a table's fields, in bytes from the start of its description. */
    private static final int VALUES = 4;

    FlatQuote readFrom(ByteBuffer buffer) {
        int root = buffer.position();
        __reset(buffer.getInt(root) + root, buffer);
        return this;
    }

    void values(Values values) {
        values.at(bb_pos + __offset(VALUES), bb);
    }

    /** Writes a quote as the root of a buffer. */
    static void write(FlatBufferBuilder builder, PlainQuote quote) {
        builder.startTable(1);
        builder.addStruct(0, Values.write(builder, quote), 0);
        builder.finish(builder.endTable());
    }

    /** The struct: all values, one after the other. */
    static final class Values extends Struct {

        private void at(int position, ByteBuffer buffer) {
            __reset(position, buffer);
        }

        // From the last to the first: a builder fills its buffer from the end.
        private static int write(FlatBufferBuilder builder, PlainQuote quote) {
            builder.prep(ALIGNMENT, BYTES);
            builder.putDouble(quote.askPrice3);
            builder.putDouble(quote.askPrice2);
            builder.putDouble(quote.askPrice1);
            builder.putDouble(quote.askPrice0);
            builder.putDouble(quote.askQuantity3);
            builder.putDouble(quote.askQuantity2);
            builder.putDouble(quote.askQuantity1);
            builder.putDouble(quote.askQuantity0);
            builder.putDouble(quote.bidPrice3);
            builder.putDouble(quote.bidPrice2);
            builder.putDouble(quote.bidPrice1);
            builder.putDouble(quote.bidPrice0);
            builder.putDouble(quote.bidQuantity3);
            builder.putDouble(quote.bidQuantity2);
            builder.putDouble(quote.bidQuantity1);
            builder.putDouble(quote.bidQuantity0);
            builder.putLong(quote.time);
            builder.putLong(quote.securityId);
            return builder.offset();
        }

        void copyTo(PlainQuote quote) {
            quote.securityId = bb.getLong(bb_pos);
            quote.time = bb.getLong(bb_pos + 8);
            quote.bidQuantity0 = bb.getDouble(bb_pos + 16);
            quote.bidQuantity1 = bb.getDouble(bb_pos + 24);
            quote.bidQuantity2 = bb.getDouble(bb_pos + 32);
            quote.bidQuantity3 = bb.getDouble(bb_pos + 40);
            quote.bidPrice0 = bb.getDouble(bb_pos + 48);
            quote.bidPrice1 = bb.getDouble(bb_pos + 56);
            quote.bidPrice2 = bb.getDouble(bb_pos + 64);
            quote.bidPrice3 = bb.getDouble(bb_pos + 72);
            quote.askQuantity0 = bb.getDouble(bb_pos + 80);
            quote.askQuantity1 = bb.getDouble(bb_pos + 88);
            quote.askQuantity2 = bb.getDouble(bb_pos + 96);
            quote.askQuantity3 = bb.getDouble(bb_pos + 104);
            quote.askPrice0 = bb.getDouble(bb_pos + 112);
            quote.askPrice1 = bb.getDouble(bb_pos + 120);
            quote.askPrice2 = bb.getDouble(bb_pos + 128);
            quote.askPrice3 = bb.getDouble(bb_pos + 136);
        }
    }
}
