/* The interface that the wrappers implement. */
package null_refused;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
