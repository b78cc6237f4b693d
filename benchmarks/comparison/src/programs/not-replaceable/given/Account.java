/* The interface that the wrappers implement. */
package not_replaceable;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
