/* An interface with a generic method. */
package generic_methods;

public interface Chooser {
    <T extends Ranked> T choose(T first, T second);
}
