// clauses: EM-DEL-2, EM-DEL-6
// claim: Emissaries may be components of each other.
//// Bar.java
interface Bar { void b(); }
//// Foo.java
interface Foo { void f(); }
//// B.java
emissary B(A a, Bar bar) implements Foo;
//// A.java
emissary A(B b, Foo foo) implements Bar;
