// clauses: EM-FORM-3
// claim: A record without a body stays an error, with the annotation and beside an emissary without one.
//// Annotated.java
import dev.emissary.Emissary;

@Emissary record Annotated(Runnable task);  // one error
//// Plain.java
emissary Beside(Runnable task);
record Plain(Runnable task);  // one error
