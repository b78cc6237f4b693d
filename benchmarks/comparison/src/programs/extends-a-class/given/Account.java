/* The interface that the wrappers implement. */
package extends_a_class;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
