package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A quote that writes and reads all of its state itself. */
public final class ExternalizableQuote extends PlainQuote implements Externalizable {

    private static final long serialVersionUID = 1;

    /** Creates a quote with zeros only, as java.io does before it reads one. */
    public ExternalizableQuote() {}

    ExternalizableQuote(Quote other) {
        super(other);
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
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
    public void readExternal(ObjectInput in) throws IOException {
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
