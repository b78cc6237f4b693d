// clauses: EM-FORM-5
// claim: An emissary has no extends or permits clause.
//// p1/Case.java
package p1;
class X {}
emissary A(Runnable r)  // error
extends Object {}
//// p2/Case.java
package p2;
class X {}
@dev.emissary.Emissary record A(Runnable r)  // error
extends Object {}
//// p3/Case.java
package p3;
class X {}
emissary A(Runnable r)  // error
extends Object;
//// p4/Case.java
package p4;
class X {}
@dev.emissary.Emissary record A(Runnable r)  // error
extends Object;
//// p5/Case.java
package p5;
class X {}
emissary A(Runnable r)  // error
extends Object implements Runnable {}
//// p6/Case.java
package p6;
class X {}
@dev.emissary.Emissary record A(Runnable r)  // error
extends Object implements Runnable {}
//// p7/Case.java
package p7;
class X {}
emissary A(Runnable r)  // error
permits B {}
//// p8/Case.java
package p8;
class X {}
@dev.emissary.Emissary record A(Runnable r)  // error
permits B {}
