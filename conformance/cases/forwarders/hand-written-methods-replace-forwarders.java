// clauses: EM-FWD-6
// claim: Methods written by hand replace the forwarder.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo
// methods of X:
//     public final synchronized int m()
//     public int k()
//     public int n()
//     static Object result()
// prints:
//     2 7 3
interface Foo { int n(); default int m() { return 2; } int k(); }
emissary X(Foo foo) {
    @Override public int n() { return foo.n() + 1; }
    @Override public final synchronized int m() { return 7; }
    static Object result() {
        X x = new X(new Foo() { public int n() { return 1; } public int k() { return 3; } });
        return x.n() + " " + x.m() + " " + x.k();
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
