// clauses: EM-DIAG-4
// claim: lint=on does not warn of what is meant.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Runnable r);
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Comparator<String> c);
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Collection<String> c);
//// p4/Case.java
package p4;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(CharSequence c) { @Override public String toString() { return c.toString(); } }
//// p5/Case.java
package p5;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(List<String> c) { public boolean equals(Object o) { return c.equals(o); } public int hashCode() { return 1; } }
//// p6/Case.java
package p6;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(java.sql.Wrapper w) { public <T> T unwrap(Class<T> t) { throw new Error(); } }
//// p7/Case.java
package p7;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface W { void unwrap(); int delegate(); Runnable unwrap(String s); W getDelegate(); } emissary E(W w);
//// p8/Case.java
package p8;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } emissary E(S s) implements java.io.Serializable { private static final long serialVersionUID = 1; }
//// p9/Case.java
package p9;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } interface M extends java.io.Serializable { } emissary E(S s) implements M { private static final long serialVersionUID = 1; }
//// p10/Case.java
package p10;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } emissary E(S s) { private void readObject(java.io.ObjectInputStream s) { } private void writeObject(java.io.ObjectOutputStream s) { } private static final long serialVersionUID = 1; }
//// p11/Case.java
package p11;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface S extends java.io.Serializable { void f(); } emissary E(S s) { private Object writeReplace() { return 1; } private static final long serialVersionUID = 1; }
//// p12/Case.java
package p12;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { String name() { return name; } }
