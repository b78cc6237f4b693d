// clauses: EM-DIAG-3
// claim: A mistake in the body is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(Runnable r) { static Missing m; }  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A(Runnable r) { A(Missing r) { this.r = r; } }  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(Runnable r) { A(Missing q) { this.r = null; } }  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(Runnable r) { private A(Missing m, int i) { this((Runnable) null); } }  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(Missing r) { A { r.toString(); } }  // error
//// p6/Case.java
package p6;
class Foo {}
emissary A(Missing r) { A(Missing r) { this.r = r; } }  // error
//// p7/Case.java
package p7;
class Foo {}
emissary A(I i) { public Missing m() { return null; } } interface I { Object m(); }  // error
//// p8/Case.java
package p8;
class Foo {}
emissary A(I i) { public Object m(Missing x) { return null; } } interface I { Object m(String s); }  // error
//// p9/Case.java
package p9;
class Foo {}
emissary A(Runnable r) { public void run() { missing(); } }  // error
//// p10/Case.java
package p10;
class Foo {}
emissary A(Runnable r) { public void run() { r.missing(); } }  // error
//// p11/Case.java
package p11;
class Foo {}
emissary A(Runnable r) { void run() {} }  // error
//// p12/Case.java
package p12;
class Foo {}
emissary A(Runnable r) { public void run() throws Exception {} }  // error
