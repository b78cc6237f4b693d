// clauses: EM-FWD-5, EM-ENC-5
// claim: Where a delegate returns itself as an interface that the emissary implements, callers get the emissary: also
//     as a superinterface, one that only the emissary is declared to implement, or what stands for a type variable of
//     the interface.
// class ByHand: final class ByHand extends dev.emissary.lang.Emissary implements Foo, Bar, AutoCloseable
// methods of ByHand:
//     public AutoCloseable close(int)
//     public Bar bar()
//     public void close()
//     static Object result()
// class OfVariable: final class OfVariable extends dev.emissary.lang.Emissary implements Query
// methods of OfVariable:
//     bridge public Object self()
//     public Query self()
//     static Object result()
// prints:
//     true true
//     true true
//     true true
interface Super {
    int n();
}
interface Fluent extends Super {
    Fluent self();

    Super top();
}
class Delegate implements Fluent {
    @Override
    public int n() {
        return 1;
    }

    @Override
    public Fluent self() {
        return this;
    }

    @Override
    public Super top() {
        return this;
    }
}
emissary Front(Fluent fluent);
interface Foo { Bar bar(); AutoCloseable close(int i); }
interface Bar {}
emissary ByHand(Foo foo) implements Bar, AutoCloseable {
    @Override public void close() {}
    static Object result() {
        class Both implements Foo, Bar, AutoCloseable {
            public Bar bar() { return this; }
            public AutoCloseable close(int i) { return this; }
            public void close() {}
        }
        ByHand x = new ByHand(new Both());
        return (x.bar() == x) + " " + (x.close(1) == x);
    }
}
interface Builder<T> { T self(); }
interface Query extends Builder<Query> {}
emissary OfVariable(Query q) {
    static Object result() {
        Query q = new Query() { public Query self() { return this; } };
        OfVariable x = new OfVariable(q);
        Builder<Query> b = x;
        return (x.self() == x) + " " + (b.self() == x);
    }
}
class Main {
    public static void main(String[] arguments) throws Exception {
        Front front = new Front(new Delegate());
        System.out.println((front.self() == front) + " " + (front.top() == front));
        System.out.println(ByHand.result());
        System.out.println(OfVariable.result());
    }
}
