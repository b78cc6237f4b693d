// clauses: EM-CLASS-3, EM-ENC-2
// claim: Nobody else can call an accessor or read a field.
//// A.java
public interface A { void a(); }
//// X.java
public emissary X(A a1);
//// User.java
class User {
    A accessor(X x) { return x.a1(); }  // error
    A field(X x) { return x.a1; }  // error
}
