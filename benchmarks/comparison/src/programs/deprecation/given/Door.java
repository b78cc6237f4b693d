/* An interface with a deprecated method. */
package deprecation;

public interface Door {
    void open();

    @Deprecated
    void push();
}
