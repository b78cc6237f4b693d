// clauses: EM-CTOR-1, EM-CLASS-2
// claim: A component of variable arity makes the canonical constructor one of variable arity, and its field is an
//     array.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static int run()
// fields of X:
//     private final A a
//     private final String[] rest
// constructors of X:
//     public X(A, String...)
// prints:
//     2
//// A.java
public interface A { int a(); }
//// X.java
@dev.emissary.Emissary(A.class)
public record X(A a, String... rest) {
    static int run() { return new X(null).rest.length * 100 + new X(null, "p", "q").rest.length; }
}
//// Main.java
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
