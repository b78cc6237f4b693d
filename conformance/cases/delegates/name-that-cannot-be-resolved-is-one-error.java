// clauses: EM-DEL-3, EM-DIAG-3
// claim: A name that cannot be resolved is one error.
//// p1/Case.java
package p1;
class X {}
@dev.emissary.Emissary(Missing.class) emissary A(Runnable r);  // error
//// p2/Case.java
package p2;
class X {}
@dev.emissary.Emissary({Runnable.class, Missing.class}) emissary A(Runnable r);  // error
//// p3/Case.java
package p3;
class X {}
@dev.emissary.Emissary(Runnable.class) emissary A(Missing r);  // error
//// p4/Case.java
package p4;
class X {}
@dev.emissary.Emissary(Runnable.class) emissary A(Runnable r) implements Missing;  // error
//// p5/Case.java
package p5;
class X {}
@dev.emissary.Emissary(Runnable.class) emissary A(Missing m, Runnable r);  // error
