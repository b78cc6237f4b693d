// clauses: EM-CTOR-2, EM-CLASS-4
// claim: A compact constructor may end in any statement.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// prints:
//     a8
public emissary X(CharSequence s) {
    private final int extra;
    public X { try { s = s.subSequence(0, 1); } finally { extra = 8; } }
    public static String run() { X x = new X("ab"); return x.s.toString() + x.extra; }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
