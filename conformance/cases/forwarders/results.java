// The delegate that returns itself.
// clauses: EM-FWD-5

//// case: delegate-returned-as-a-type-variable-is-passed-on (EM-FWD-5, EM-ENC-5)
// prints: falsetruefalsefalsefalsefalse
interface B<T extends B<T>> {
    T self();
    B<T> me();
    <S extends B<T>> S some();
    <S extends B<T> & Comparable<S>> S comparable();
    <U extends T> U bounded(U sample);
    @SuppressWarnings("rawtypes") <S extends B> S raw();
}
class Q implements B<Q> {
    public Q self() { return this; }
    public B<Q> me() { return this; }
    @SuppressWarnings("unchecked") public <S extends B<Q>> S some() { return (S) this; }
    @SuppressWarnings("unchecked") public <S extends B<Q> & Comparable<S>> S comparable() {
        return (S) (Object) this;
    }
    @SuppressWarnings("unchecked") public <U extends Q> U bounded(U sample) { return (U) this; }
    @SuppressWarnings({"unchecked", "rawtypes"}) public <S extends B> S raw() { return (S) this; }
}
emissary X<T extends B<T>>(B<T> b);
// run:
Q q = new Q();
X<Q> x = new X<>(q);
B<?> some = x.some();
B<?> raw = x.<B<?>>raw();
Object comparable = x.comparable();
System.out.println("" + ((B<?>) x.self() == x) + (x.me() == x) + (some == x) + (raw == x) + (comparable == x)
        + ((B<?>) x.bounded(q) == x));

//// case: delegate-returned-as-another-type-keeps-its-class
// prints: 3 true true
import java.util.stream.*;
emissary Front<S extends BaseStream<Integer, S>>(BaseStream<Integer, S> s);
interface Maker<T extends Maker<T>> { T made(); }
class Real implements Maker<Real> {
    public Real made() { return this; }
    boolean isReal() { return true; }
}
emissary RealFront(Maker<Real> maker);
emissary MakerFront<T extends Maker<T>>(Maker<T> maker);
// run:
IntStream stream = new Front<>(IntStream.of(1, 2)).parallel();
Real real = new MakerFront<>(new Real()).made();
boolean itself = new RealFront(real).made() == real;
System.out.println(stream.sum() + " " + real.isReal() + " " + itself);

//// case: delegate-returned-with-other-type-arguments-is-passed-on (EM-FWD-5, EM-ENC-5)
// prints: falsefalsefalsefalsefalsefalse
interface Expr<T> {
    T value();
    <X> Expr<X> as(Class<X> type);
    <X extends Number> Expr<X> number(Class<X> type);
    Expr<? extends Runnable> task();
}
emissary E(Expr<String> expr);
emissary G<T>(Expr<T> expr);
interface More<T> {
    <S extends More<T>> S self(); <S extends More<Integer>> S integer(); <S extends More<T> & Runnable> S task();
    <S extends Runnable> S other(); More<?> any(); More<? extends CharSequence> text(); More<Object> object();
    @SuppressWarnings("rawtypes") More raw(); <A> A free(); More<T>[] array();
}
emissary OfMore<T extends Runnable>(More<T> more);
interface B<T extends B<T, ?>, U> { T me(); <V extends T> V some(V v); B<T, T> both(); }
emissary OfBound<T extends B<T, T>>(B<T, T> b);
class Self implements Expr<String> {
    public String value() { return "self"; }
    @SuppressWarnings("unchecked") private <R> R unchecked() { return (R) this; }
    public <X> Expr<X> as(Class<X> type) { return unchecked(); }
    public <X extends Number> Expr<X> number(Class<X> type) { return unchecked(); }
    public Expr<? extends Runnable> task() { return unchecked(); }
}
// run:
E e = new E(new Self());
G<String> g = new G<>(new Self());
System.out.println("" + ((Object) e.as(Thread.class) == e) + ((Object) e.number(Long.class) == e)
        + ((Object) e.task() == e) + ((Object) g.as(Thread.class) == g)
        + ((Object) g.number(Long.class) == g) + ((Object) g.task() == g));

//// case: delegate-that-returns-itself-is-replaced (EM-FWD-5, EM-ENC-5)
// claim: Where a delegate returns itself as an interface that the emissary implements, callers get the emissary: also
//     as a superinterface, one that only the emissary is declared to implement, or what stands for a type variable of
//     the interface.
// prints: true true true true true true
interface Super { int n(); }
interface Fluent extends Super { Fluent self(); Super top(); }
class Delegate implements Fluent {
    @Override public int n() { return 1; }
    @Override public Fluent self() { return this; }
    @Override public Super top() { return this; }
}
emissary Front(Fluent fluent);
interface Foo { Bar bar(); AutoCloseable close(int i); }
interface Bar {}
emissary ByHand(Foo foo) implements Bar, AutoCloseable { @Override public void close() {} }
class Both implements Foo, Bar, AutoCloseable {
    public Bar bar() { return this; }
    public AutoCloseable close(int i) { return this; }
    public void close() {}
}
interface Builder<T> { T self(); }
interface Query extends Builder<Query> {}
emissary OfVariable(Query q);
// run:
Front front = new Front(new Delegate());
ByHand x = new ByHand(new Both());
OfVariable v = new OfVariable(new Query() { public Query self() { return this; } });
Builder<Query> b = v;
System.out.println((front.self() == front) + " " + (front.top() == front) + " " + (x.bar() == x) + " "
        + (x.close(1) == x) + " " + (v.self() == v) + " " + (b.self() == v));

//// case: only-the-delegate-that-is-called-is-replaced (EM-FWD-5, EM-ENC-5)
// claim: Only the delegate whose method is called is replaced where it returns itself; that of another component is passed
//     on, as every other answer.
// prints: true true true true
interface Foo { Foo foo(); Bar bar(); }
interface Bar { Bar self(); }
emissary X(Foo foo, Bar bar);
class Both implements Foo, Bar {
    Bar bar;
    public Foo foo() { return this; }
    public Bar bar() { return bar; }
    public Bar self() { return this; }
}
// run:
Both one = new Both();
Both two = new Both();
X x = new X(one, two);
one.bar = one;
boolean sealed = x.bar() == x;
one.bar = two;
System.out.println(sealed + " " + (x.bar() == two) + " " + (x.self() == x) + " " + (x.foo() == x));

//// case: raw-and-wildcard-results-return-the-emissary
// methods of X:
//     public Seq raw()
//     public Seq<? extends Comparable<?>> comparable()
//     public Seq<? super String> sup()
//     public Seq<?> any()
//     public Seq<Object> objects()
// prints: truetruetruefalsetrue
interface Seq<E> {
    Seq<?> any(); Seq<? super E> sup(); Seq<? extends Comparable<?>> comparable();
    Seq<Object> objects(); @SuppressWarnings("rawtypes") Seq raw();
}
emissary X(Seq<String> seq);
@SuppressWarnings({"unchecked", "rawtypes"}) class Impl implements Seq<String> {
    public Seq any() { return this; } public Seq sup() { return this; }
    public Seq comparable() { return this; } public Seq objects() { return this; }
    public Seq raw() { return this; }
}
// run:
X x = new X(new Impl());
System.out.println("" + (x.any() == (Object) x) + (x.sup() == x) + (x.comparable() == x)
        + ((Object) x.objects() == x) + (x.raw() == x));

//// case: results-that-are-no-interface-of-the-emissary-are-returned-as-they-are
// claim: A result whose type is erased to Object, an array or a class is returned as it is, also where it is the
//     delegate.
// prints: truetruetruetruetruetrue
interface Foo<T extends Foo<T>> {
    Object object();
    <U> U any(Class<U> type);
    <U extends Object & Foo<T>> U some(Class<U> type);
    T variable();
    Foo<T>[] array();
    Impl impl();
}
class Impl implements Foo<Impl> {
    public Object object() { return this; }
    public <U> U any(Class<U> type) { return type.cast(this); }
    public <U extends Object & Foo<Impl>> U some(Class<U> type) { return type.cast(this); }
    public Impl variable() { return this; }
    @SuppressWarnings({"unchecked", "rawtypes"}) public Foo<Impl>[] array() { return new Foo[] {this}; }
    public Impl impl() { return this; }
}
emissary X(Impl i) implements Foo<Impl>;
// run:
Impl i = new Impl();
X x = new X(i);
System.out.println("" + (x.object() == i) + (x.any(Impl.class) == i) + (x.some(Impl.class) == i)
        + (x.variable() == i) + (x.array()[0] == i) + (x.impl() == i));

//// case: what-is-not-the-delegate-is-returned-as-it-is
// prints: true 3 true true true
interface Copied { Copied copy(); }
emissary OfCopied(Copied foo);
final class All implements Copied {
    @Override public Copied copy() { return new All(); }
    @Override public boolean equals(Object o) { return true; }
    @Override public int hashCode() { return 1; }
}
interface Foo { Bar bar(); }
interface Bar { int n(); }
final class Impl implements Foo { public Bar bar() { return () -> 3; } }
emissary OfImpl(Impl impl) implements Foo, Bar { @Override public int n() { return 4; } }
interface Names { Names next(); }
emissary Front(Names names);
// run:
Names other = () -> null;
Names[] self = {new Front(other)};
System.out.println((new OfCopied(new All()).copy() instanceof All) + " " + new OfImpl(new Impl()).bar().n() + " "
        + (new Front(() -> other).next() == other) + " " + (new Front(other).next() == null) + " "
        + (new Front(() -> self[0]).next() == self[0]));
