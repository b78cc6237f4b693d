// clauses: EM-FWD-4
// claim: A forwarder calls a type variable's second bound through a cast.
// together: same
//// Types.java
interface Foo { Object m(); void n(); }
interface Bar { String m(); }
class Base {}
//// step 2: X.java
@dev.emissary.Emissary(Foo.class) record X<T extends Base & Bar & Foo>(T t) {}
//// same: X.java
final class X<T extends Base & Bar & Foo> extends dev.emissary.lang.Emissary implements Foo {
    private final T t;
    X(T t) { this.t = t; }
    public Object m() { return t.m(); }
    public void n() { t.n(); }
}
