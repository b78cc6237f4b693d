/* The interface that the wrappers implement. */
package run_time_library_avoidable;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
