// clauses: EM-CTOR-3
// claim: Two canonical constructors are an error.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    public X { }
    public X(A a) { this.a = a; }  // error
}
