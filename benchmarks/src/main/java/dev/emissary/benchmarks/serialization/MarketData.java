package dev.emissary.benchmarks.serialization;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** The article's quote, 144 bytes of fields; its subclasses are the styles in which it can be serialized. */
public abstract class MarketData extends SelfDescribingMarshallable {

    long securityId;
    long time;
    double bidQuantity0;
    double bidQuantity1;
    double bidQuantity2;
    double bidQuantity3;
    double bidPrice0;
    double bidPrice1;
    double bidPrice2;
    double bidPrice3;
    double askQuantity0;
    double askQuantity1;
    double askQuantity2;
    double askQuantity3;
    double askPrice0;
    double askPrice1;
    double askPrice2;
    double askPrice3;

    /** Creates a quote of the style that has this name. */
    static MarketData of(String style) {
        return switch (style) {
            case "default" -> new Default();
            case "explicit" -> new Explicit();
            case "trivially copyable" -> new TriviallyCopyable();
            case "guarded" -> new Guarded();
            default -> throw new IllegalArgumentException(style);
        };
    }

    /** A quote without methods for serialization: Chronicle finds its fields by reflection. */
    static final class Default extends MarketData {}

    /** A quote that writes and reads field by field. */
    static final class Explicit extends MarketData {

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.writeLong(securityId);
            out.writeLong(time);
            out.writeDouble(bidQuantity0);
            out.writeDouble(bidQuantity1);
            out.writeDouble(bidQuantity2);
            out.writeDouble(bidQuantity3);
            out.writeDouble(bidPrice0);
            out.writeDouble(bidPrice1);
            out.writeDouble(bidPrice2);
            out.writeDouble(bidPrice3);
            out.writeDouble(askQuantity0);
            out.writeDouble(askQuantity1);
            out.writeDouble(askQuantity2);
            out.writeDouble(askQuantity3);
            out.writeDouble(askPrice0);
            out.writeDouble(askPrice1);
            out.writeDouble(askPrice2);
            out.writeDouble(askPrice3);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            securityId = in.readLong();
            time = in.readLong();
            bidQuantity0 = in.readDouble();
            bidQuantity1 = in.readDouble();
            bidQuantity2 = in.readDouble();
            bidQuantity3 = in.readDouble();
            bidPrice0 = in.readDouble();
            bidPrice1 = in.readDouble();
            bidPrice2 = in.readDouble();
            bidPrice3 = in.readDouble();
            askQuantity0 = in.readDouble();
            askQuantity1 = in.readDouble();
            askQuantity2 = in.readDouble();
            askQuantity3 = in.readDouble();
            askPrice0 = in.readDouble();
            askPrice1 = in.readDouble();
            askPrice2 = in.readDouble();
            askPrice3 = in.readDouble();
        }
    }

    /** A quote that is copied as it lies in memory, whether or not the reader's JVM has the same layout. */
    static final class TriviallyCopyable extends MarketData {

        private static final int START = BytesUtil.triviallyCopyableStart(TriviallyCopyable.class);
        private static final int LENGTH = BytesUtil.triviallyCopyableLength(TriviallyCopyable.class);

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.unsafeWriteObject(this, START, LENGTH);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            in.unsafeReadObject(this, START, LENGTH);
        }
    }

    /** A quote that is copied as it lies in memory, behind a fingerprint of its layout. */
    static final class Guarded extends MarketData {

        static final GuardedCopy<Guarded> COPY = GuardedCopy.of(Guarded.class);

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            COPY.write(this, out);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            COPY.read(this, in);
        }
    }
}
