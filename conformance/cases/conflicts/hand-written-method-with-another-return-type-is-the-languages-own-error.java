// clauses: EM-CONF-2
// claim: A hand-written method with another return type is the language's own error.
//// p1/Case.java
package p1;
interface A { Object f(); } interface B { String f(); }
emissary E(A a, B b) {  // error
    public Object f() { throw new Error(); }  // error
}
//// p2/Case.java
package p2;
interface A { Runnable f(); } interface B { AutoCloseable f(); }
emissary E(A a, B b) {  // error
    public Runnable f() { throw new Error(); }  // error
}
//// p3/Case.java
package p3;
interface A { int f(); } interface B { String f(); }
emissary E(A a, B b) {  // error
    public int f() { throw new Error(); }  // error
}
//// p4/Case.java
package p4;
interface A { int f(); } interface B { long f(); }
emissary E(A a, B b) {  // error
    public long f() { throw new Error(); }  // error
}
//// p5/Case.java
package p5;
interface A { void f(); } interface B { Object f(); }
emissary E(A a, B b) {  // error
    public void f() { throw new Error(); }  // error
}
