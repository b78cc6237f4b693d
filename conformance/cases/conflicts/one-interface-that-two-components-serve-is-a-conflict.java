// clauses: EM-CONF-1, EM-DEL-3
// claim: One interface that two components serve is a conflict.
//// p1/Case.java
package p1;
class X {}
emissary E(Runnable a, Runnable b);  // error: method.conflict
//// p2/Case.java
package p2;
class X {}
emissary E(Runnable a, Thread b) implements Runnable;  // error: method.conflict
//// p3/Case.java
package p3;
class X {}
@dev.emissary.Emissary(Runnable.class) emissary E(Runnable a, Thread b);  // error: method.conflict
//// p4/Case.java
package p4;
class X {}
@dev.emissary.Emissary(Runnable.class) emissary E(Thread a, String s, Thread b);  // error: method.conflict
//// p5/Case.java
package p5;
class X {}
@dev.emissary.Emissary record E(Runnable a, Runnable b) {}  // error: method.conflict
//// p6/Case.java
package p6;
class X {}
emissary E<T extends Runnable>(T a, Runnable b) implements Runnable;  // error: method.conflict
