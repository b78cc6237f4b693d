// clauses: EM-DIAG-3
// claim: A mistake in a delegate's type is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(I i, J j); interface I { void m(String x); } interface J { void m(java.util.List<Missing>[] x); }  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A(I i, J j); interface I { Missing m(); } interface J { int m(); }  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(C c) implements I; interface I { void m(); } class C implements I {}  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(I i); class C { Comparable<Integer> m() { return null; } } interface I extends C { Integer m(); }  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(I i); interface J<T> { <X extends Exception> void m(Class<X> c); } @SuppressWarnings("rawtypes") interface I extends J { <X extends Exception> void m(Class<X> c) throws X; }  // error
