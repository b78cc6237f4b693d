// clauses: EM-DEL-2, EM-DEL-6
// claim: Emissaries may be components, bounds and type arguments of each other, whichever file is first.
// class A: final class A extends dev.emissary.lang.Emissary implements Bar, Foo
// methods of A:
//     public void b()
//     public void f()
// class B: final class B extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of B:
//     public void b()
//     public void f()
// class C: final class C<T extends A> extends dev.emissary.lang.Emissary implements Foo
// class D: final class D extends dev.emissary.lang.Emissary implements Foo
// class E: final class E extends dev.emissary.lang.Emissary implements Foo
// order: any
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
