// clauses: EM-CTOR-4
// claim: A call inside a block is no first call.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X(int n) {  // error: constructor.call
        { this(() -> n); }  // error
    }
}
