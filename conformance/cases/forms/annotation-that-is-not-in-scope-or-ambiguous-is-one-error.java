// clauses: EM-FORM-7, EM-DIAG-3
// claim: The name of the annotation is the language's own error where it is not imported, in a package below that of
//     the annotation too, and where two annotations of the name are imported on demand.
//// NotImported.java
@Emissary record OnRecord(int x) {}  // one error
@Emissary(Runnable.class) emissary OnEmissary(Runnable task);  // one error
//// dev/emissary/sub/A.java
package dev.emissary.sub;
@Emissary record A(int x) {}  // one error
//// q/A.java
package q;
import p.*;
import dev.emissary.*;
@Emissary record A(Runnable r) {}  // one error
//// p/Emissary.java
package p;
public @interface Emissary {}
