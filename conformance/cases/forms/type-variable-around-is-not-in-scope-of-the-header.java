// clauses: EM-FORM-4
// claim: A type variable around is not in scope of the header.
//// p1/Case.java
package p1;
class P<T> { emissary A(Comparable<T> c); }  // error
//// p2/Case.java
package p2;
class P<T> { void m() { emissary A(Comparable<T> c); } }  // error
//// p3/Case.java
package p3;
class P { <T> void m() { emissary A(Comparable<T> c); } }  // error
//// p4/Case.java
package p4;
class P<T> { emissary A(T c) implements Runnable { public void run() {} } }  // error
