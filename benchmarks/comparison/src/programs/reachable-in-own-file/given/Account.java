/* The interface that the wrappers implement. */
package reachable_in_own_file;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
