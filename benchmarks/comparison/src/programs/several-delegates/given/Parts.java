/* The delegates. */
package several_delegates;

public final class Parts {
    private Parts() {}

    public static Pump pump() {
        return () -> 1;
    }

    public static Motor motor() {
        return () -> 2;
    }
}
