/* The interface that the wrappers implement. */
package no_other_interface;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
