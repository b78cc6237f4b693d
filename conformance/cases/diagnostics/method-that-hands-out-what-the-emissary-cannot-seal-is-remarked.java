// clauses: EM-DIAG-4
// claim: A method that hands out what the emissary cannot seal is warned of with lint=on.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(java.sql.Wrapper w);  // warning: unwrap
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface W { Runnable getDelegate(); } emissary E(W w);  // warning: unwrap
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface W { Object getUnderlyingStream(); } emissary E(Thread t, W w) implements Runnable;  // warning: unwrap
//// p4/Case.java
package p4;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(java.sql.Wrapper.class) emissary E(java.sql.Statement s);  // warning: unwrap
