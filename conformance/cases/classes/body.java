// Members of the body that are no fields.
// clauses: EM-CLASS-4

//// case: body-may-declare-every-kind-of-member
// class Label$Point: static final record Label$Point extends Record
// prints: 1 5 6 4 1 Point[x=1, y=2] 9
// forms: same
//// Label.java
emissary Label(CharSequence text) {
    public static final int CONSTANT = 1;
    private static int counter;
    static { counter = 5; }
    static int count() { return counter++; }
    class Inner { int plain; { plain = 3; } int sum() { return plain + text.length(); } }
    static class Nested { int plain; { plain = 4; } }
    interface Face { int one(); }
    enum Color { RED { int x; { x = 1; } int v() { return x; } }, GREEN; int v() { return 2; } }
    record Point(int x, int y) { Point { if (x > y) throw new IllegalArgumentException(); } }
    @interface Mark { int value() default 7; }
    emissary Again(Face face);
    Inner inner() { return new Inner(); }
}
//// Main.java
// run:
Label label = new Label("abc");
System.out.println(Label.CONSTANT + " " + Label.count() + " " + label.inner().sum() + " "
        + new Label.Nested().plain + " " + Label.Color.RED.v() + " " + new Label.Point(1, 2) + " "
        + new Label.Again(() -> 9).one());

//// case: braces-in-comments-strings-and-annotations-are-no-members (EM-CLASS-4, EM-CTOR-2)
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

//// case: method-of-the-body-may-use-the-delegate-and-be-generic
// prints: 5
public emissary X(CharSequence s) {
    @SafeVarargs private <T> int all(T... more) { return s.length() + more.length; }
    synchronized int locked() { return all(1, 2); }
}
// run:
System.out.println(new X("abc").locked());

//// case: record-beside-or-in-an-emissary-has-the-rules-of-records
emissary X(CharSequence s);
record R(int x) {
    { }  // error
}
emissary Around(CharSequence s) {
    record R(int x) {
        final int more = 1;  // error
    }
}
