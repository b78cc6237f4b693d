// clauses: EM-CONF-6
// claim: A default method that a forwarder would hide is a conflict that offers both calls.
//// p1/Case.java
package p1;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L { default String name() { return ""; } }
@dev.emissary.Emissary(Foo.class) emissary E(Impl i) implements L {
@Override public String name() { return this.i.name(); } // or L.super.name()
}
//// p2/Case.java
package p2;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L { default String name() { return ""; } }
@dev.emissary.Emissary(Foo.class) emissary E(Impl i) implements L { @Override public String name() { return L.super.name(); } }
//// p3/Case.java
package p3;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L { default String name() { return ""; } }
emissary E<T extends Foo>(T t) implements L, Foo {
@Override public String name() { return this.t.name(); } // or L.super.name()
}
//// p4/Case.java
package p4;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L { default String name() { return ""; } }
emissary E<T extends Foo>(T t) implements L, Foo { @Override public String name() { return L.super.name(); } }
//// p5/Case.java
package p5;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Foo { default String name() { return ""; } } interface K extends L {}
emissary E(Foo f) implements L, K {
@Override public String name() { return this.f.name(); } // or K.super.name()
}
//// p6/Case.java
package p6;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Foo { default String name() { return ""; } } interface K extends L {}
emissary E(Foo f) implements L, K { @Override public String name() { return K.super.name(); } }
//// p7/Case.java
package p7;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Foo { default String name() { return ""; } } interface K extends L {}
emissary E(Foo f) implements K, L {
@Override public String name() { return this.f.name(); } // or K.super.name()
}
//// p8/Case.java
package p8;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Foo { default String name() { return ""; } } interface K extends L {}
emissary E(Foo f) implements K, L { @Override public String name() { return K.super.name(); } }
//// p9/Case.java
package p9;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Base { default String name() { return ""; } }
emissary E(OfBase f) implements L {
@Override public String name() { return this.f.name(); } // or L.super.name()
}
//// p10/Case.java
package p10;
import java.io.*; import java.util.*;
interface Foo { String name(); } abstract class Impl implements Foo {} interface Base { default String name() { return ""; } } interface OfBase extends Base { default String name() { return ""; } } interface L extends Base { default String name() { return ""; } }
emissary E(OfBase f) implements L { @Override public String name() { return L.super.name(); } }
