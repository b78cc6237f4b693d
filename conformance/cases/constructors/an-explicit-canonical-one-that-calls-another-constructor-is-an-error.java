// clauses: EM-CTOR-3
// claim: An explicit canonical constructor that calls another constructor is an error.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    public X(A a) {
        this("");  // error: canonical.call
    }
    X(String s) { this.a = null; }  // error: constructor.call
}
