/* One of the two interfaces that the delegate has. */
package intersection_bound;

/** What can be written. */
public interface Sink {
    /** Takes a number. */
    void write(int number);
}
