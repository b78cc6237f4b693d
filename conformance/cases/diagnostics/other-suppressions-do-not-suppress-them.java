// clauses: EM-DIAG-4
// claim: Another suppressions do not suppress them.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@SuppressWarnings({"all", "serial"}) emissary E(CharSequence c);  // warning: contract
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(CharSequence c, @SuppressWarnings("emissary") Runnable r);  // warning: contract
