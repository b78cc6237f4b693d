/* The interface that the wrappers implement. */
package shortest_form_hides;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
