// clauses: EM-CTOR-4
// claim: Another constructor may not assign a component field again.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) {
        this(() -> n);
        this.a = null;  // error
    }
}
