// clauses: EM-CTOR-2
// claim: A compact constructor may be annotated and have a doc comment, and its parameters can be captured.
// class X: public final class X<T extends CharSequence> extends dev.emissary.lang.Emissary implements CharSequence
// constructors of X: @Deprecated public X(T)
// main: X
// prints: 4
public emissary X<T extends CharSequence>(T s) implements CharSequence {
    private final java.util.function.IntSupplier length;
    /** A comment. */
    @Deprecated @SuppressWarnings({"x", "y"}) public X { length = () -> s.length(); }
    public static void main(String[] arguments) {
        System.out.println(new X<>("four").length.getAsInt());
    }
}
