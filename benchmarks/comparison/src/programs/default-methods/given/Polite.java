/* A delegate that overrides the default method. */
package default_methods;

public final class Polite implements Greeter {
    @Override
    public String name() {
        return "Ada";
    }

    @Override
    public String greet() {
        return "Good day, dear " + name();
    }
}
