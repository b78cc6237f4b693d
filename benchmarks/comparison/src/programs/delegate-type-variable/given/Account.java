/* The interface that the wrappers implement. */
package delegate_type_variable;

/** An account that can be asked. */
public interface Account {
    /** Returns what is on it. */
    long balance();
}
