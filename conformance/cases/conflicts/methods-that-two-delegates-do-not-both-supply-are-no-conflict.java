// clauses: EM-CONF-1
// claim: Overloads, static, private and redeclared methods of Object, constants, interfaces implemented by hand and
//     methods that the body declares are no conflict.
//// parameters/Case.java
package parameters;
interface A { void f(int i); } interface B { void f(long l); } emissary E(A a, B b);
//// arity/Case.java
package arity;
interface A { void f(); } interface B { void f(int i); } emissary E(A a, B b);
//// statics/Case.java
package statics;
interface A { static void f() {} } interface B { static void f() {} } emissary E(A a, B b);
//// privates/Case.java
package privates;
interface A { private void f() {} } interface B { void f(); } emissary E(A a, B b);
//// object/Case.java
package object;
interface A { boolean equals(Object o); String toString(); int hashCode(); } interface B extends A {} emissary E(A a, B b);
//// constants/Case.java
package constants;
interface A { int C = 1; } interface B { int C = 2; } emissary E(A a, B b);
//// byhand/Case.java
package byhand;
interface A { void f(); } interface B { void f(); } emissary E(A a) implements B;
//// arguments/Case.java
package arguments;
interface A<T> { void f(T t); } interface B { void f(String s); } emissary E(A<Integer> a, B b);
//// marker/Case.java
package marker;
interface A {} interface B extends A {} emissary E(A a, B b);
//// declared/Case.java
package declared;
interface A { void f(); } interface B extends A { void g(); } emissary E(A a, B b) implements A { public void f() {} public void g() {} }
