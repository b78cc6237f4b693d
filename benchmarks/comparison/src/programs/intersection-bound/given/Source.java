/* One of the two interfaces that the delegate has. */
package intersection_bound;

/** What can be read. */
public interface Source {
    /** Returns the next number. */
    int read();
}
