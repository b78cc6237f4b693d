/* Another one, with a method of the same signature. */
package conflict_is_error;

public interface Motor {
    String start();

    int watts();
}
