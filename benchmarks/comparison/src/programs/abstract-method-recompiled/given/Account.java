/* The interface that the wrappers implement: the abstract title() came after they were written. */
package abstract_method_recompiled;

/** An account that can be asked. */
public interface Account {
    /** Returns whose it is. */
    String owner();

    /** Returns how it is addressed. */
    String title();
}
