// clauses: EM-DIAG-4
// claim: A class that is serializable through a delegated interface is warned of with lint=on.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } emissary E(S s);  // warning: serializable
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Externalizable { } emissary E(S s);  // warning: serializable
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } @Emissary(S.class) emissary E(S s);  // warning: serializable
