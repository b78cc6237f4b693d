/* An interface with a default method. */
package default_methods;

public interface Greeter {
    String name();

    default String greet() {
        return "Hello, " + name();
    }
}
