/* An interface. */
package resolved_by_hand;

public interface Pump {
    String start();

    int litres();
}
