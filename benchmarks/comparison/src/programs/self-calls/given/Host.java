/* A delegate that calls its own method. */
package self_calls;

/** Greets by name. */
public final class Host implements Greeter {
    /** Makes one. */
    public Host() {}

    @Override
    public String name() {
        return "the delegate";
    }

    @Override
    public String greeting() {
        return "from " + name();
    }
}
