// clauses: EM-FWD-6
// claim: The body may call a forwarder.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public int n(int)
//     public int twice(int)
//     static Object result()
//     static java.util.function.IntUnaryOperator reference(X)
// prints:
//     9
interface Foo { int n(int i); int twice(int i); }
emissary X(Foo foo) {
    @Override public int twice(int i) { return n(i) + this.n(i); }
    static java.util.function.IntUnaryOperator reference(X x) { return x::n; }
    static Object result() {
        X x = new X(new Foo() { public int n(int i) { return i; } public int twice(int i) { return 0; } });
        return x.twice(4) + reference(x).applyAsInt(1);
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
