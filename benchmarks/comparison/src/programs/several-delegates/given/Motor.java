/* Another one. */
package several_delegates;

public interface Motor {
    int watts();
}
