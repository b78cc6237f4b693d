// clauses: EM-CTOR-1, EM-CLASS-2
// claim: A component of variable arity makes the canonical constructor one of variable arity, and its field is an
//     array.
// class X: final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     public static void main(String[])
// fields of X:
//     private final A a
//     private final String[] rest
// constructors of X: X(A, String...)
// main: X
// prints: 2
interface A { int a(); }
@dev.emissary.Emissary(A.class)
record X(A a, String... rest) {
    public static void main(String[] arguments) {
        System.out.println(new X(null).rest.length * 100 + new X(null, "p", "q").rest.length);
    }
}
