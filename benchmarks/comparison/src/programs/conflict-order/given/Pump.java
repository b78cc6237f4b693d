/* An interface. */
package conflict_order;

public interface Pump {
    String start();

    int litres();
}
