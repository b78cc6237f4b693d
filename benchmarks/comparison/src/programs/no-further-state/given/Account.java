/* The interface that the wrappers implement. */
package no_further_state;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
