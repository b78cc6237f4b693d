// clauses: EM-FORM-7, EM-DIAG-3
// claim: The name of two annotations that are imported on demand is the language's own error.
//// q/A.java
package q;
import p.*;
import dev.emissary.*;
@Emissary record A(Runnable r) {}  // one error
//// p/Emissary.java
package p;
public @interface Emissary {}
