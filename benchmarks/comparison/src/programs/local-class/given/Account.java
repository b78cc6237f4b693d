/* The interface that the wrappers implement. */
package local_class;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
