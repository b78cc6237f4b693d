/* An interface whose parameters have telling names. */
package parameter_names;

public interface Map {
    int distance(int longitude, int latitude);
}
