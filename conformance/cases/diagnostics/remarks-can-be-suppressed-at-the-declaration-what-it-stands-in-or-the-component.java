// clauses: EM-DIAG-4
// claim: Warnings of lint=on can be suppressed at the declaration what it stands in or the component.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@SuppressWarnings("emissary") emissary E(CharSequence c);
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@SuppressWarnings({"rawtypes", "emissary"}) @Emissary record E(CharSequence c) {}
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@SuppressWarnings("emissary") class Y { class Z { emissary E(CharSequence c); } }
//// p4/Case.java
package p4;
import java.util.*;
import dev.emissary.Emissary;
class X {}
class Y { @SuppressWarnings("emissary") void m() { emissary E(CharSequence c); } }
//// p5/Case.java
package p5;
import java.util.*;
import dev.emissary.Emissary;
class X {}
class Y { @SuppressWarnings("emissary") Object o = new Object() { emissary E(CharSequence c); }; }
//// p6/Case.java
package p6;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@SuppressWarnings("emissary") @Emissary(Runnable.class) emissary E(Thread t, String s);
//// p7/Case.java
package p7;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, @SuppressWarnings("emissary") String s);
//// p8/Case.java
package p8;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(@SuppressWarnings("emissary") CharSequence c);
//// p9/Case.java
package p9;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(@SuppressWarnings("emissary") List<String> c);
