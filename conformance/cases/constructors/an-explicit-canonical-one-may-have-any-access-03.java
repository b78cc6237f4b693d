// clauses: EM-CTOR-3
// claim: An explicit canonical constructor may have any access.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     static X of(A)
// constructors of X:
//     private X(A)
//// A.java
public interface A { int a(); }
//// X.java
public emissary X(A a) {
    private X(A a) { this.a = a; }
    static X of(A a) { return new X(a); }
}
