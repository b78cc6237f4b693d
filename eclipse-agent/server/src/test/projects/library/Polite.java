package library;

/** A greeter that is written by hand. */
public class Polite implements Greeter {
    @Override
    public String greet(String name) {
        return "Good day, " + name;
    }
}
