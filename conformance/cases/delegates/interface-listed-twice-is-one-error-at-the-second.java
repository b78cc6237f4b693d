// clauses: EM-DEL-5
// claim: An interface listed twice is one error at the second.
//// p1/Case.java
package p1;
class X {}
emissary A(Runnable r) implements Runnable,
Runnable;  // error: interface.repeated
//// p2/Case.java
package p2;
class X {}
emissary A(Thread r) implements Runnable, Comparable<A>,
Runnable { public int compareTo(A a) { return 0; } }  // error: interface.repeated
//// p3/Case.java
package p3;
class X {}
emissary A(Runnable r) implements AutoCloseable,
AutoCloseable { public void close() {} }  // error: interface.repeated
//// p4/Case.java
package p4;
class X {}
emissary A(Comparable<String> c) implements Comparable<String>,
Comparable<String>;  // error: interface.repeated
//// p5/Case.java
package p5;
class X {}
emissary A(Comparable<String> c) implements Comparable<String>,
Comparable<Integer>;  // error: interface.repeated
//// p6/Case.java
package p6;
class X {}
emissary A(Runnable r) implements Comparable<A>,
Comparable<A> { public int compareTo(A a) { return 0; } }  // error: interface.repeated
//// p7/Case.java
package p7;
class X {}
emissary A(Runnable r) implements Runnable,
java.lang.Runnable;  // error: interface.repeated
//// p8/Case.java
package p8;
class X {}
emissary A(Runnable r) implements java.io.Serializable,
java.io.Serializable;  // error: interface.repeated
