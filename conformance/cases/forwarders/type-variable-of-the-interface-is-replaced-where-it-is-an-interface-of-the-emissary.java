// clauses: EM-FWD-5
// claim: A type variable of the interface is replaced where it is an interface of the emissary.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Q
// methods of X:
//     bridge public Object self()
//     public Q self()
//     static Object result()
// prints:
//     true true
interface B<T> { T self(); }
interface Q extends B<Q> {}
emissary X(Q q) {
    static Object result() {
        Q q = new Q() { public Q self() { return this; } };
        X x = new X(q);
        B<Q> b = x;
        return (x.self() == x) + " " + (b.self() == x);
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
