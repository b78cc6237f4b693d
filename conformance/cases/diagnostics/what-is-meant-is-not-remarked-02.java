// clauses: EM-DIAG-4
// claim: lint=on does not warn of what is meant.
// options: lint=on
//// p1/Case.java
package p1;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { String name() { return this.name; } }
//// p2/Case.java
package p2;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { E { Objects.requireNonNull(name); } }
//// p3/Case.java
package p3;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { Runnable r() { return () -> name.length(); } }
//// p4/Case.java
package p4;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Runnable.class) emissary E(Thread t, String name) { static String of(E e) { return e.name; } }
//// p5/Case.java
package p5;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Thread t) implements Runnable;
//// p6/Case.java
package p6;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface A { void a(); } interface B { void b(); } interface C extends A, B { } emissary E(C c) implements A, B;
//// p7/Case.java
package p7;
import java.util.*;
import dev.emissary.Emissary;
class X {}
interface A<T> { void a(T t); } interface B extends A<String> { void a(String s); } emissary E(B b) implements A<String>;
//// p8/Case.java
package p8;
import java.util.*;
import dev.emissary.Emissary;
class X {}
@Emissary(Iterable.class) emissary E(Queue<String> q);
//// p9/Case.java
package p9;
import java.util.*;
import dev.emissary.Emissary;
class X {}
emissary E(Queue<String> q) implements Iterable<String>;
