/* The interface that the wrappers implement, as it is when they are compiled. */
package default_method_added_later;

/** An account that can be asked. */
public interface Account {
    /** Returns whose it is. */
    String owner();
}
