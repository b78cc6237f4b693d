// clauses: EM-FORM-7, EM-FORM-1
// claim: The annotation declares an emissary by whatever name it can have: qualified, imported, or imported on demand;
//     also as the second of two of the name.
// class single.A: final class single.A extends dev.emissary.lang.Emissary implements Runnable
// class demand.A: final class demand.A extends dev.emissary.lang.Emissary implements Runnable
// class qualified.A: final class qualified.A extends dev.emissary.lang.Emissary implements Runnable
// class q.A: final class q.A extends dev.emissary.lang.Emissary implements Runnable
// methods of q.A: public void run()
//// single/A.java
package single;

import dev.emissary.Emissary;

@Emissary record A(Runnable task) {}
//// demand/A.java
package demand;

import dev.emissary.*;

@Emissary record A(Runnable task) {}
//// qualified/A.java
package qualified;

@dev.emissary.Emissary record A(Runnable task) {}
//// q/A.java
package q;
import p.Emissary;
@Emissary @dev.emissary.Emissary record A(Runnable r) {}
//// p/Emissary.java
package p;
public @interface Emissary {}
