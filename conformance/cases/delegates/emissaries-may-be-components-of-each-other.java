// clauses: EM-DEL-2, EM-DEL-6
// claim: Emissaries may be components of each other, whichever file is first.
// class A: final class A extends dev.emissary.lang.Emissary implements Bar, Foo
// methods of A:
//     public void b()
//     public void f()
// class B: final class B extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of B:
//     public void b()
//     public void f()
// order: any
//// A.java
emissary A(B b, Foo foo) implements Bar;
//// B.java
emissary B(A a, Bar bar) implements Foo;
//// Foo.java
interface Foo { void f(); }
//// Bar.java
interface Bar { void b(); }
