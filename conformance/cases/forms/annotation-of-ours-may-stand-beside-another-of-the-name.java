// clauses: EM-FORM-7
// claim: Of two annotations of the name, the second may be ours.
// class q.A:
//     final class q.A extends dev.emissary.lang.Emissary implements Runnable
// methods of q.A:
//     public void run()
//// q/A.java
package q;
import p.Emissary;
@Emissary @dev.emissary.Emissary record A(Runnable r) {}
//// p/Emissary.java
package p;
public @interface Emissary {}
