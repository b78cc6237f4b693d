// clauses: EM-DIAG-3
// claim: Cyclic bounds are the language's own error.
//// p1/Case.java
package p1;
emissary A<T extends T>(T t) implements Runnable;  // error
//// p2/Case.java
package p2;
emissary A<T extends U, U extends T>(T t) implements Runnable;  // error
