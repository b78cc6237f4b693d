// clauses: EM-FWD-5
// claim: Only the delegate whose method is called is replaced where it returns itself.
// class X: final class X extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of X:
//     public Bar bar()
//     public Bar self()
//     public Foo foo()
//     public static void main(String[])
// main: X
// prints: true true true true
interface Foo { Foo foo(); Bar bar(); }
interface Bar { Bar self(); }
emissary X(Foo foo, Bar bar) {
    public static void main(String[] arguments) {
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
        System.out.println(sealed + " " + (x.bar() == two) + " " + (x.self() == x) + " " + (x.foo() == x));
    }
}
