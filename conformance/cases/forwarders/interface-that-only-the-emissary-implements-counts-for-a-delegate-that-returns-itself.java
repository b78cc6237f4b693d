// clauses: EM-FWD-5
// claim: A delegate that returns itself as an interface that only the emissary is declared to implement is
//     replaced.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo, Bar, AutoCloseable
// methods of X:
//     public AutoCloseable close(int)
//     public Bar bar()
//     public void close()
//     static Object result()
// prints:
//     true true
interface Foo { Bar bar(); AutoCloseable close(int i); }
interface Bar {}
emissary X(Foo foo) implements Bar, AutoCloseable {
    @Override public void close() {}
    static Object result() {
        class Both implements Foo, Bar, AutoCloseable {
            public Bar bar() { return this; }
            public AutoCloseable close(int i) { return this; }
            public void close() {}
        }
        X x = new X(new Both());
        return (x.bar() == x) + " " + (x.close(1) == x);
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
