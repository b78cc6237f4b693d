// clauses: EM-CTOR-4
// claim: Another constructor that does not call this is an error.
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    X() { }  // error: constructor.call
}
