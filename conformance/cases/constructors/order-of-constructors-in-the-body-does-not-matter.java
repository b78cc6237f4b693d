// clauses: EM-CTOR-1, EM-CTOR-4
// claim: The order of constructors in the body does not matter.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static int run()
// constructors of X:
//     X(int)
//     X(long)
//     public X(A)
// prints:
//     3
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) { this(() -> n); }
    public X { }
    X(long n) { this((int) n); }
    static int run() { return new X(3L).a(); }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
