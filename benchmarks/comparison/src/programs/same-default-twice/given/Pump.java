/* One that inherits it. */
package same_default_twice;

public interface Pump extends Named {
    int litres();
}
