/* A class to extend. */
package extends_a_class;

/** Something with an identifier. */
public abstract class Entity {
    /** For subclasses. */
    protected Entity() {}

    /** Returns the identifier. */
    public int id() {
        return 12;
    }
}
