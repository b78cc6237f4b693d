// clauses: EM-FWD-2
// claim: A finalize method is never forwarded.
//// p1/Case.java
package p1;
interface F { void finalize(); }
emissary E(F f);  // error: method.finalize
@dev.emissary.Emissary record R(F f) {}  // error: method.finalize
//// p2/Case.java
package p2;
interface F { void finalize() throws Throwable; int f(); }
emissary E(F f);  // error: method.finalize
@dev.emissary.Emissary record R(F f) {}  // error: method.finalize
//// p3/Case.java
package p3;
interface F extends G {} interface G { void finalize(); }
emissary E(F f);  // error: method.finalize
@dev.emissary.Emissary record R(F f) {}  // error: method.finalize
//// p4/Case.java
package p4;
interface F { default void finalize() {} }
emissary E(F f);  // error: method.finalize
@dev.emissary.Emissary record R(F f) {}  // error: method.finalize
