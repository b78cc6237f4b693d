// clauses: EM-CTOR-4
// claim: Other constructors may call the canonical one by way of others, and may be generic and throw.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static int run() throws java.io.IOException
// prints:
//     24
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    final int extra;
    public X { extra = 7; }
    X(int n) { this(() -> n); }
    private X(String s) throws java.io.IOException { this(s.length()); }
    protected <N extends Number> X(N n, int... more) { this(n.intValue() + more.length); }
    static int run() throws java.io.IOException {
        return new X("abc").a() + new X(2L, 1, 1).a() + new X(10).a() + new X(1).extra;
    }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
