// clauses: EM-CTOR-4
// claim: A constructor that calls itself is the language's error.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) { this(n + 1); }  // error
}
