/* The interface that the wrappers implement: the default title() came after they were written. */
package default_method_recompiled;

/** An account that can be asked. */
public interface Account {
    /** Returns whose it is. */
    String owner();

    /** Returns how it is addressed. */
    default String title() {
        return "an account";
    }
}
