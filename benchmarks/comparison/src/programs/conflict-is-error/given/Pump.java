/* An interface. */
package conflict_is_error;

public interface Pump {
    String start();

    int litres();
}
