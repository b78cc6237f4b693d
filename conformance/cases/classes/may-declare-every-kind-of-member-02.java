// clauses: EM-CLASS-4
// claim: A body may declare every kind of member.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// class X$Point:
//     static final record X$Point extends Record
// methods of X$Point:
//     public final String toString()
//     public final boolean equals(Object)
//     public final int hashCode()
//     public int x()
//     public int y()
// prints:
//     1,5,6,4,1,Point[x=1, y=2],9
public @dev.emissary.Emissary record X(CharSequence s) {
    public static final int CONSTANT = 1;
    private static int counter;
    static { counter = 5; }
    static int count() { return counter++; }
    class Inner { int plain; { plain = 3; } int sum() { return plain + s.length(); } }
    static class Nested { int plain; { plain = 4; } }
    interface Face { int one(); }
    enum Color { RED { int x; { x = 1; } int v() { return x; } }, GREEN; int v() { return 2; } }
    record Point(int x, int y) { Point { if (x > y) throw new IllegalArgumentException(); } }
    @interface Mark { int value() default 7; }
    emissary Again(Face face);
    public static String run() {
        X x = new X("abc");
        return CONSTANT + "," + count() + "," + x.new Inner().sum() + "," + new Nested().plain
            + "," + Color.RED.v() + "," + new Point(1, 2) + "," + new Again(() -> 9).one();
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
