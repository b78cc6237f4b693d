package dev.emissary.examples.marketdata.wall;

/** An int and a long: which of them comes first depends on the size of the object header. */
public class Tick {
    int quantity;
    long price;

    /** Creates a tick with zeros. */
    public Tick() {}

    /** Creates a tick. */
    public Tick(int quantity, long price) {
        this.quantity = quantity;
        this.price = price;
    }

    @Override
    public String toString() {
        return quantity + " at " + price;
    }
}
