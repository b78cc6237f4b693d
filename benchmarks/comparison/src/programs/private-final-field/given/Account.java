/* The interface that the wrappers implement. */
package private_final_field;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
