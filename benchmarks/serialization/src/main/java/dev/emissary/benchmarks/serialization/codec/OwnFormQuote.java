package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A quote that writes and reads its values itself. */
final class OwnFormQuote extends PlainQuote implements Serializable {

    private static final long serialVersionUID = 1;

    OwnFormQuote(Quote other) {
        super(other);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
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

    private void readObject(ObjectInputStream in) throws IOException {
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
