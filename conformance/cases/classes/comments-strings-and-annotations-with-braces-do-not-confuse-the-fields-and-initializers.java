// clauses: EM-CLASS-4, EM-CTOR-2
// claim: Comments, strings and annotations with braces change nothing about fields and initializers.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// methods of X:
//     int method(int)
//     public CharSequence subSequence(int, int)
//     public boolean isEmpty()
//     public char charAt(int)
//     public int length()
//     public java.util.stream.IntStream chars()
//     public java.util.stream.IntStream codePoints()
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
