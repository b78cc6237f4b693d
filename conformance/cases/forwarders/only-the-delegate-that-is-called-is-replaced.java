// clauses: EM-FWD-5
// claim: Only the delegate whose method is called is replaced where it returns itself.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of X:
//     public Bar bar()
//     public Bar self()
//     public Foo foo()
//     static Object result()
// prints:
//     true true true true
interface Foo { Foo foo(); Bar bar(); }
interface Bar { Bar self(); }
emissary X(Foo foo, Bar bar) {
    static Object result() {
        class Both implements Foo, Bar {
            Bar bar;
            public Foo foo() { return this; }
            public Bar bar() { return bar; }
            public Bar self() { return this; }
        }
        Both one = new Both();
        Both two = new Both();
        X x = new X(one, two);
        one.bar = one;
        boolean sealed = x.bar() == x;
        one.bar = two;
        return sealed + " " + (x.bar() == two) + " " + (x.self() == x) + " " + (x.foo() == x);
    }
}

class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(X.result());
    }
}
