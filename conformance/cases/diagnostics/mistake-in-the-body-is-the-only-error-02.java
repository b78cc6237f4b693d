// clauses: EM-DIAG-3
// claim: A mistake in the body is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(I i) { public int m() { return 1; } } interface I { Object m(); }  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A(Runnable r) { public static void run() {} }  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(Runnable r) { void m(int i) {} void m(int j) {} }  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(Runnable r) { static int r() { return 1; } void r() {} }  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(Runnable r) { static final int X = 1; static int X; }  // error
//// p6/Case.java
package p6;
class Foo {}
emissary A(Runnable r) { A { } A { } }  // error
//// p7/Case.java
package p7;
class Foo {}
class X { emissary A(Runnable r); emissary A(Runnable r); }  // error
//// p8/Case.java
package p8;
class Foo {}
emissary A(Runnable r); emissary A(Runnable r);  // error
