// clauses: EM-CTOR-2
// claim: A compact constructor may be annotated and have a doc comment, and its parameters can be captured.
// class X:
//     public final class X<T extends CharSequence> extends dev.emissary.lang.Emissary implements CharSequence
// constructors of X:
//     @Deprecated public X(T)
// prints:
//     4
public emissary X<T extends CharSequence>(T s) implements CharSequence {
    private final java.util.function.IntSupplier length;
    /** A comment. */
    @Deprecated @SuppressWarnings({"x", "y"}) public X { length = () -> s.length(); }
    public static int run() { return new X<>("four").length.getAsInt(); }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
