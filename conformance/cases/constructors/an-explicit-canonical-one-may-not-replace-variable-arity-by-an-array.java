// clauses: EM-CTOR-3
// claim: An explicit canonical constructor may not replace variable-arity by an array.
//// A.java
public interface A { int a(); }
//// X.java
@dev.emissary.Emissary(A.class)
public record X(A a, String... rest) {
    public X(A a, String[] rest) { this.a = a; this.rest = rest; }  // error: canonical.type
}
