/* An interface in which one method may be written with the other. */
package self_calls;

/** Somebody who greets. */
public interface Greeter {
    /** Returns who it is. */
    String name();

    /** Returns a greeting with the name. */
    String greeting();
}
