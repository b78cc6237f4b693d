// clauses: EM-CLASS-4, EM-CTOR-2
// claim: Comments, strings and annotations with braces change nothing about fields and initializers.
// class X: public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     private final CharSequence s
//     private static final String TEXT
//     private static final char BRACE
//     final int fine
public emissary X(@SuppressWarnings({"a", "b"}) CharSequence s) {
    // { int a;
    private static final String TEXT = "{ int wrong; ";
    private static final char BRACE = '{';
    @SuppressWarnings({"x", "y"}) final int fine = TEXT.length() + BRACE;
    ;
    int method(@SuppressWarnings({"p"}) final int p) { { final int q = p; return q; } }
    ;
}
