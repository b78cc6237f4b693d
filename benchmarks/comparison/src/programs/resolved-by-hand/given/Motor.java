/* Another one, with a method of the same signature. */
package resolved_by_hand;

public interface Motor {
    String start();

    int watts();
}
