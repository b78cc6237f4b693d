// clauses: EM-FWD-5
// claim: A final class that is no subtype of the return type cannot return itself.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of X:
//     public Bar bar()
//     public int n()
//     static Object result()
// prints:
//     3
interface Foo { Bar bar(); }
interface Bar { int n(); }
final class Impl implements Foo { public Bar bar() { return () -> 3; } }
emissary X(Impl impl) implements Foo, Bar {
    @Override public int n() { return 4; }
    static Object result() { return new X(new Impl()).bar().n(); }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
