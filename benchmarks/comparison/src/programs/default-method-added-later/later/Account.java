/* The interface as it is at run time, with a default method. */
package default_method_added_later;

/** An account that can be asked. */
public interface Account {
    /** Returns whose it is. */
    String owner();

    /** Returns how it is addressed. */
    default String title() {
        return "an account";
    }
}
