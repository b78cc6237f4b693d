// clauses: EM-CTOR-3
// claim: An explicit canonical constructor has the types however they are written.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements java.util.List<String>, A
// constructors of X:
//     X(java.util.List<String>, A)
//// A.java
public interface A { int a(); }
//// X.java
import java.util.List;
public emissary X(List<String> list, A a) {
    X(java.util.List<java.lang.String> list, A a) { this.list = list; this.a = a; }
}
