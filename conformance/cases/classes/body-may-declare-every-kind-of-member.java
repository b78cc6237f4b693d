// clauses: EM-CLASS-4
// claim: A body may declare methods, static members, and nested types of every kind, in both forms.
// class Label$Point: static final record Label$Point extends Record
// prints: 1 5 6 4 1 Point[x=1, y=2] 9
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
class Main {
    public static void main(String[] arguments) {
        Label label = new Label("abc");
        System.out.println(Label.CONSTANT + " " + Label.count() + " " + label.inner().sum() + " "
                + new Label.Nested().plain + " " + Label.Color.RED.v() + " " + new Label.Point(1, 2) + " "
                + new Label.Again(() -> 9).one());
    }
}
//// same: Label.java
@dev.emissary.Emissary record Label(CharSequence text) {
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
