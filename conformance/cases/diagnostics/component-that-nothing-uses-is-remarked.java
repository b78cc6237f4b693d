// clauses: EM-DIAG-4
// claim: A component that nothing uses is warned of with lint=on.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name);  // warning: component.unused
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { E { t = null; } }  // warning: component.unused
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { E(Thread t, String name) { this.t = t; this.name = name; } }  // warning: component.unused
//// p4/Case.java
package p4;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { E(String name) { this(null, name); } }  // warning: component.unused
//// p5/Case.java
package p5;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Runnable a, Runnable b) { public void run() { a.run(); } }  // warning: component.unused
//// p6/Case.java
package p6;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface Marker { } emissary E(Runnable r, Marker m);  // warning: component.unused
