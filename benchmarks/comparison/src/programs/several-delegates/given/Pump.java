/* An interface. */
package several_delegates;

public interface Pump {
    int litres();
}
