// clauses: EM-CTOR-3
// claim: A canonical constructor beside a compact one is an error.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    public X { }
    public X(A a) { this.a = a; }  // error
}
