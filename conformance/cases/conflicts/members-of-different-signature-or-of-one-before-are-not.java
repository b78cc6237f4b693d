// clauses: EM-CONF-7
// claim: Methods whose signatures differ, or were the same before, are not in conflict.
//// p1/Case.java
package p1;
interface I<T> { void m(T t); void m(String s); } emissary E(I<Integer> i);
//// p2/Case.java
package p2;
interface I<T> { void m(T t); void m(String s); } emissary E<T>(I<T> i);
//// p3/Case.java
package p3;
interface I<T> { void m(T t); void m(String s); } @SuppressWarnings("rawtypes") emissary E(I i);
//// p4/Case.java
package p4;
interface I<T> { void m(T t); void m(String s); } emissary E(I<String> i) { public void m(String s) {} }
//// p5/Case.java
package p5;
interface I<T> extends J { void m(T t); } interface J { void m(String s); } emissary E(I<String> i) { @Override public void m(String s) {} }
//// p6/Case.java
package p6;
interface I extends J<String>, K { void m(String s); } interface J<T> { void m(T t); } interface K { void m(String s); } emissary E(I i);
//// p7/Case.java
package p7;
interface A<T> { void m(T t); } interface B { void m(String s); } class C implements A<String>, B { public void m(String s) {} } emissary E(C c) implements A<String>, B;
