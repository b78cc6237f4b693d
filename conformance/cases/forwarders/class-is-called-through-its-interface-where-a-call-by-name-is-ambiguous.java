// clauses: EM-FWD-4
// claim: The delegate is called through the interface where another method of its class has the same parameters by its type arguments.
// prints:
//     any x
//     any x
//     both x
//// Types.java
interface Sink<T> { String put(T t); }

class First<T> implements Sink<T> {
    public String put(String s) { return "string " + s; }
    public String put(T t) { return "any " + t; }
}

class Last<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    public String put(String s) { return "string " + s; }
}

class Both extends Last<String> {
    @Override public String put(String s) { return "both " + s; }
}

class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfFirst(new First<>()).put("x"));
        System.out.println(new OfLast(new Last<>()).put("x"));
        System.out.println(new OfBoth(new Both()).put("x"));
    }
}
//// Emissaries.java
emissary OfFirst(First<String> c) implements Sink<String>;
emissary OfLast(Last<String> c) implements Sink<String>;
emissary OfBoth(Both c) implements Sink<String>;
//// same: Emissaries.java
final class OfFirst extends dev.emissary.lang.Emissary implements Sink<String> {
    private final First<String> c;
    OfFirst(First<String> c) { this.c = c; }
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}

final class OfLast extends dev.emissary.lang.Emissary implements Sink<String> {
    private final Last<String> c;
    OfLast(Last<String> c) { this.c = c; }
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}

final class OfBoth extends dev.emissary.lang.Emissary implements Sink<String> {
    private final Both c;
    OfBoth(Both c) { this.c = c; }
    public String put(String arg0) { return c.put(arg0); }
}
