// clauses: EM-CONF-5
// claim: What is known of an interface is not kept where another one constrains it.
//// p1/Case.java
package p1;
interface Foo { void f() throws Exception; } interface Quiet { void f(); }
emissary A(Foo f);
emissary B(Foo f) implements Quiet;  // error: method.required.throws
//// p2/Case.java
package p2;
interface Foo { void f() throws Exception; } interface Quiet { void f(); }
emissary B(Foo f) implements Quiet;  // error: method.required.throws
emissary A(Foo f);
