// clauses: EM-CTOR-4
// claim: Statements before the call are the language's error where the language level does not allow them.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) {
        int twice = 2 * n;
        this(() -> twice);  // error
    }
}
