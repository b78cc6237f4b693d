// clauses: EM-DIAG-3
// claim: A mistake in a delegate's type is the only error.
//// p1/Case.java
package p1;
class Foo {}
emissary A(I i); interface I { Missing m(); }  // error
//// p2/Case.java
package p2;
class Foo {}
emissary A(I i); interface I { void m(Missing m); default void n() {} }  // error
//// p3/Case.java
package p3;
class Foo {}
emissary A(I i); interface I { void m() throws Missing; }  // error
//// p4/Case.java
package p4;
class Foo {}
emissary A(I i); interface I { <T extends Missing> T o(); }  // error
//// p5/Case.java
package p5;
class Foo {}
emissary A(I i); interface I extends Missing { void m(); }  // error
//// p6/Case.java
package p6;
class Foo {}
emissary A(I i) implements I; interface I extends Missing { void m(); }  // error
//// p7/Case.java
package p7;
class Foo {}
emissary A(C c) implements I; interface I { void m(); } class C extends Missing implements I { public void m() {} }  // error
//// p8/Case.java
package p8;
class Foo {}
emissary A(C c) implements I; interface I { void m(); } class C extends Missing {}  // error
//// p9/Case.java
package p9;
class Foo {}
emissary A(C c) implements I; interface I { void m(); } abstract class C implements J {} interface J extends Missing {}  // error
//// p10/Case.java
package p10;
class Foo {}
@dev.emissary.Emissary(I.class) emissary A(C c); interface I { void m(); } class C extends Missing {}  // error
//// p11/Case.java
package p11;
class Foo {}
emissary A(I i, J j); interface I { void m(Missing x); } interface J { void m(String x); }  // error
//// p12/Case.java
package p12;
class Foo {}
emissary A(I i, J j); interface I { void m(String x); } interface J { void m(Missing x); }  // error
