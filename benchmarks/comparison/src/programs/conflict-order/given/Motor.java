/* Another one, with a method of the same signature. */
package conflict_order;

public interface Motor {
    String start();

    int watts();
}
