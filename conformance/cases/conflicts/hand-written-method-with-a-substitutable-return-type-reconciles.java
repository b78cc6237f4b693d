// clauses: EM-CONF-2
// claim: A hand-written method with a substitutable return type reconciles.
//// p1/Case.java
package p1;
interface A { Object f(); } interface B { String f(); }
interface RA extends Runnable, AutoCloseable { void close(); }
emissary E(A a, B b) { public String f() { throw new Error(); } }
//// p2/Case.java
package p2;
interface A { String f(); } interface B { Object f(); }
interface RA extends Runnable, AutoCloseable { void close(); }
emissary E(A a, B b) { public String f() { throw new Error(); } }
//// p3/Case.java
package p3;
interface A { Runnable f(); } interface B { AutoCloseable f(); }
interface RA extends Runnable, AutoCloseable { void close(); }
emissary E(A a, B b) { public RA f() { throw new Error(); } }
//// p4/Case.java
package p4;
interface A { java.util.List<String> f(); } interface B { Iterable<String> f(); }
interface RA extends Runnable, AutoCloseable { void close(); }
emissary E(A a, B b) { public java.util.ArrayList<String> f() { throw new Error(); } }
//// p5/Case.java
package p5;
interface A { int f(); } interface B { int f(); }
interface RA extends Runnable, AutoCloseable { void close(); }
emissary E(A a, B b) { public int f() { throw new Error(); } }
