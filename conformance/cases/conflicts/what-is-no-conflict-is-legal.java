// clauses: EM-CONF-1
// claim: Methods that are not of one signature are no conflict.
//// p1/Case.java
package p1;
interface A { void f(int i); } interface B { void f(long l); } emissary E(A a, B b);
//// p2/Case.java
package p2;
interface A { void f(); } interface B { void f(int i); } emissary E(A a, B b);
//// p3/Case.java
package p3;
interface A { static void f() {} } interface B { static void f() {} } emissary E(A a, B b);
//// p4/Case.java
package p4;
interface A { private void f() {} } interface B { void f(); } emissary E(A a, B b);
//// p5/Case.java
package p5;
interface A { boolean equals(Object o); String toString(); int hashCode(); } interface B extends A {} emissary E(A a, B b);
//// p6/Case.java
package p6;
interface A { int C = 1; } interface B { int C = 2; } emissary E(A a, B b);
//// p7/Case.java
package p7;
interface A { void f(); } interface B { void f(); } emissary E(A a) implements B;
//// p8/Case.java
package p8;
interface A<T> { void f(T t); } interface B { void f(String s); } emissary E(A<Integer> a, B b);
//// p9/Case.java
package p9;
interface A {} interface B extends A {} emissary E(A a, B b);
//// p10/Case.java
package p10;
interface A { void f(); } interface B extends A { void g(); } emissary E(A a, B b) implements A { public void f() {} public void g() {} }
