/* A generic interface. */
package generic_class;

/** A box with something in it. */
public interface Box<T> {
    /** Returns what is in it. */
    T content();
}
