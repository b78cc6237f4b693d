package library;

public interface Greeter {
    /** Greets one person. */
    String greet(String name);

    default String greetAll(String... names) {
        StringBuilder all = new StringBuilder();
        for (String name : names) {
            all.append(greet(name)).append('.');
        }
        return all.toString();
    }
}
