/* The interface that the wrappers implement. */
package no_run_time_library;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
