/* The interface as it is at run time, with an abstract method. */
package abstract_method_added_later;

/** An account that can be asked. */
public interface Account {
    /** Returns whose it is. */
    String owner();

    /** Returns how it is addressed. */
    String title();
}
