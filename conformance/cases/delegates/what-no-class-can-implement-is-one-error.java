// clauses: EM-DEL-5, EM-DIAG-3
// claim: What no class can implement is one error.
//// p1/Case.java
package p1;
class X {}
emissary A<T extends Runnable>(java.util.List<T> r) implements
    T;  // error
//// p2/Case.java
package p2;
class X {}
emissary A<T extends Runnable>(java.util.List<T> r) implements
    Iterable<?>;  // error
//// p3/Case.java
package p3;
class X {}
emissary A<T extends Runnable>(java.util.List<T> r) implements
    Comparable<? extends A>;  // error
