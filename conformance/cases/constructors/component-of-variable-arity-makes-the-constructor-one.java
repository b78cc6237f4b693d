// clauses: EM-CTOR-1, EM-CLASS-2
// claim: A component of variable arity makes the canonical constructor one of variable arity, and its field is an
//     array.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static int run()
// fields of X:
//     private final A a
//     private final String[] rest
// constructors of X:
//     X(A, String...)
// prints:
//     2
interface A { int a(); }
@dev.emissary.Emissary(A.class)
record X(A a, String... rest) {
    static int run() { return new X(null).rest.length * 100 + new X(null, "p", "q").rest.length; }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.run());
    }
}
