// clauses: EM-FORM-3
// claim: A record without body stays an error.
//// p1/Case.java
package p1;
import dev.emissary.Emissary;
@Emissary record A(Runnable r);  // error
//// p2/Case.java
package p2;
emissary B(Runnable r);
record A(Runnable r);  // error
