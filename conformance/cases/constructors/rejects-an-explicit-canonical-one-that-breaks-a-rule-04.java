// clauses: EM-CTOR-3
// claim: An explicit canonical constructor that breaks a rule is an error.
//// A.java
public interface A { int a(); }
//// X.java
import java.util.List;
@dev.emissary.Emissary(A.class) record X<T extends A>(List<String> list, T a) {
    X(List<? extends String> list, T a) { this.list = null; this.a = a; }  // error: canonical.type
}
