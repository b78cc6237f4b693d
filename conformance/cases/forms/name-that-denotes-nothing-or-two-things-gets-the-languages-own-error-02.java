// clauses: EM-FORM-7, EM-DIAG-3
// claim: A name that denotes nothing or two things gets the language's own error.
//// q/A.java
package q;
import p.*;
import dev.emissary.*;
@Emissary record A(Runnable r) {}  // error
//// p/Emissary.java
package p;
public @interface Emissary {}
