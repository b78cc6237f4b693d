package dev.emissary.benchmarks.serialization.trade;

import java.util.Objects;

/** A trade that holds its text and its array as objects do: in reference fields. */
abstract class PlainTrade implements Trade {

    long time;
    double price;
    String symbol = "";
    long[] fills = {};

    /** Changes time and price. */
    public void set(long time, double price) {
        this.time = time;
        this.price = price;
    }

    /**
     * Changes the symbol.
     *
     * @throws IllegalArgumentException if it does not fit into the other forms of a trade
     */
    public void setSymbol(String text) {
        Limits.checkSymbol(text);
        symbol = text;
    }

    /**
     * Changes the fills.
     *
     * @throws IllegalArgumentException if they do not fit into the other forms of a trade
     */
    public void setFills(long... sizes) {
        Limits.checkFills(sizes);
        fills = sizes.clone();
    }

    @Override
    public long time() {
        return time;
    }

    @Override
    public double price() {
        return price;
    }

    @Override
    public String symbol() {
        return symbol;
    }

    @Override
    public int fills() {
        return fills.length;
    }

    @Override
    public long fill(int index) {
        return fills[Objects.checkIndex(index, fills.length)];
    }
}
