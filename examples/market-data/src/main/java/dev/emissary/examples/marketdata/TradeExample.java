/* The part of the program about texts and arrays among copied fields. */
package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.portable.FixedForm;
import dev.emissary.examples.marketdata.trade.GroupedTrade;
import dev.emissary.examples.marketdata.trade.PortableTrade;
import dev.emissary.examples.marketdata.trade.PortableTradeForm;
import dev.emissary.examples.marketdata.trade.PublishedTrade;
import dev.emissary.examples.marketdata.trade.Trade;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** Sends a trade with a symbol and its fills, once with field groups and once without Unsafe, and shows the limits. */
final class TradeExample {

    private static final String SYMBOL = "Koninklijke Philips N.V.";
    private static final long[] FILLS = {100, 250, 50};

    private final PrintStream out;

    TradeExample(PrintStream out) {
        this.out = out;
    }

    /** Shows everything and tells whether what was read is what was written, and what does not fit was refused. */
    boolean run() {
        out.printf("%n  A text and an array, copied with the fields around them%n");
        boolean agrees = sent("field groups", GroupedTrade.COPY.size(), viaFieldGroups(new GroupedTrade()));
        agrees &= sent("without Unsafe", new PortableTrade().size(), viaPortableForm(new PortableTrade()));
        agrees &= refused("a symbol of 32 characters", () -> new GroupedTrade().setSymbol("x".repeat(32)));
        agrees &= refused("a symbol beyond Latin-1", () -> new GroupedTrade().setSymbol("Škoda"));
        agrees &= refused("no symbol at all", () -> new PortableTrade().setSymbol(null));
        agrees &= refused("nine fills", () -> new PortableTrade().setFills(new long[Trade.FILLS_LIMIT + 1]));
        return agrees;
    }

    private static Trade viaFieldGroups(GroupedTrade written) {
        written.set(1, 24.5);
        written.setSymbol(SYMBOL);
        written.setFills(FILLS);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        BytesMarshallable handedOut = new PublishedTrade(written);
        handedOut.writeMarshallable(bytes);
        PublishedTrade read = new PublishedTrade(new GroupedTrade());
        read.readMarshallable(bytes);
        return read;
    }

    private static Trade viaPortableForm(PortableTrade written) {
        written.set(1, 24.5);
        written.setSymbol(SYMBOL);
        written.setFills(FILLS);
        FixedForm handedOut = new PortableTradeForm(written);
        byte[] bytes = new byte[handedOut.size()];
        handedOut.writeTo(bytes, 0);
        PortableTradeForm read = new PortableTradeForm(new PortableTrade());
        read.readFrom(bytes, 0);
        return read;
    }

    private static String text(Trade trade) {
        long[] fills = IntStream.range(0, trade.fills()).mapToLong(trade::fill).toArray();
        return "\"" + trade.symbol() + "\" at " + trade.price() + ", filled " + Arrays.toString(fills);
    }

    private boolean sent(String how, int bytes, Trade read) {
        boolean same = text(read).equals("\"" + SYMBOL + "\" at 24.5, filled " + Arrays.toString(FILLS));
        show(how, bytes + " bytes: " + text(read) + (same ? "" : ", DOES NOT AGREE"));
        return same;
    }

    private boolean refused(String what, Runnable attempt) {
        try {
            attempt.run();
            show(what, "NOT REFUSED");
            return false;
        } catch (IllegalArgumentException e) {
            show(what, e.getMessage());
            return true;
        }
    }

    private void show(String what, String fact) {
        out.printf("    %-47s%s%n", what, fact);
    }
}
