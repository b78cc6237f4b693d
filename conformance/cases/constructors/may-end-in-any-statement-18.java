// clauses: EM-CTOR-2, EM-CLASS-4
// claim: A compact constructor may end in any statement.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// prints:
//     ab31
public emissary X(CharSequence s) {
    private final int extra;
    public X { extra = 1; int local = 3; s = "" + s + local; }
    public static String run() { X x = new X("ab"); return x.s.toString() + x.extra; }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
