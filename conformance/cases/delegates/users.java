// Code that uses emissaries, before them and after them, in other files and in each other.
// clauses: EM-DEL-2, EM-DEL-6
// imports: java.util.*, java.util.function.*

//// case: emissaries-may-be-components-of-each-other
// class A: final class A extends dev.emissary.lang.Emissary implements Bar, Foo
// class B: final class B extends dev.emissary.lang.Emissary implements Foo, Bar
// class C: final class C<T extends A> extends dev.emissary.lang.Emissary implements Foo
// class D, E: final class * extends dev.emissary.lang.Emissary implements Foo
// class F, G: final class * extends dev.emissary.lang.Emissary implements Comparable<String>
//// F.java
emissary F(G g) delegates Comparable;
//// G.java
emissary G(F f) implements Comparable<String>;
//// A.java
emissary A(B b, Foo foo) implements Bar;
//// B.java
emissary B(A a, Bar bar) implements Foo;
//// E.java
@dev.emissary.Emissary(Foo.class) emissary E(D d, A a) { @Override public void f() { d.f(); a.f(); } }
//// D.java
emissary D(C<A> c) implements Foo;
//// C.java
@dev.emissary.Emissary(Foo.class) emissary C<T extends A>(T t);
//// Foo.java
interface Foo { void f(); }
//// Bar.java
interface Bar { void b(); }

//// case: files-may-refer-to-each-other-in-either-order
// class p.A: public final class p.A extends dev.emissary.lang.Emissary implements q.Face, q.Holder<p.B>
// methods of p.A:
//     bridge public q.Face held()
//     int n()
//     public int f()
//     public p.A a()
//     public p.B b()
//     public p.B held()
// class p.B: public final class p.B extends dev.emissary.lang.Emissary implements q.Face
//// p/A.java
public emissary A(q.Face face, q.Holder<B> holder) { int n() { return face.f() + Use.n(this); } }
//// q/Face.java
public interface Face { int f(); p.A a(); p.B b(); }
//// p/B.java
public emissary B(A a) implements q.Face;
//// q/Holder.java
public interface Holder<T extends Face> { T held(); }
//// p/Use.java
class Use { static int n(A a) { return a.f() + a.held().f() + new B(a).a().b().f(); } }

//// case: inherited-members-are-in-scope-of-the-body (EM-DEL-2)
// claim: What the delegated interfaces declare is in scope of the body: constants, nested types and default
//     methods.
// options: lint=off
// prints: 1=2a1
interface Constants { int K = 1; void f(); class Nested {} default int d() { return 5; } }
emissary A<K, V>(Map<K, V> map) {
    Entry<K, V> first() { return map.entrySet().iterator().next(); }
    public Set<Entry<K, V>> entrySet() { return map.entrySet(); }
    static Entry<String, String> s = Map.entry("a", "b");
}
emissary B(Constants c) {
    static final int L = K + 1;
    int l() { return K + L; }
    Nested n(int i) { switch (i) { case K: return null; default: return new Nested(); } }
    int e() { return d() + Constants.super.d(); }
}
class Sub { int k = B.K + B.L; B.Nested n; A.Entry<String, String> e; }
// run:
System.out.println(new A<>(Map.of(1, 2)).first() + "" + A.s.getKey() + new A<>(Map.of(1, 2)).size());

//// case: users-of-an-emissary-see-an-ordinary-class
//// Use.java
class Supplies implements Supplier<A> { public A get() { return new A(() -> {}); } }
class References { Function<Runnable, A> f = A::new; Runnable r = new A(null)::run; Consumer<A> c = A::run; }
class Casts { int f(Object o) { return o instanceof A a ? a.hashCode() : ((A) o).hashCode(); } }
class Assigns { void f(A a) { Runnable r = a; r.run(); a.run(); var v = a; v.run(); } }
class Arrays { A[] f() { return new A[] {new A(null)}; } Class<?> c = A[].class; }
class Closes { void f() { try (B b = new B(null)) { b.hashCode(); } catch (Exception e) { } } }
class Infers { <T extends Runnable> void f(T t) {} void h(A a) { f(a); } }
interface Constant { A A_ = new A(() -> { new A(null).run(); }); }
class Superclass { dev.emissary.lang.Emissary e(A a) { return a; } }
class Iterates { void each(C<String> c) { for (String s : c) { s.length(); } } }
//// Emissaries.java
emissary A(Runnable r);
emissary B(java.io.Closeable c);
emissary C<T>(Iterable<T> i);
