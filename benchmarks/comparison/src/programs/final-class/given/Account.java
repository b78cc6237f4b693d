/* The interface that the wrappers implement. */
package final_class;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
