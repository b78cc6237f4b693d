/* An interface with a default method. */
package same_default_twice;

public interface Named {
    default String name() {
        return "nobody";
    }
}
