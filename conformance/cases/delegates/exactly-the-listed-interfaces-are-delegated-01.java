// clauses: EM-DEL-3
// claim: Exactly the listed interfaces are delegated.
// class p1.E:
//     final class p1.E extends dev.emissary.lang.Emissary implements p1.X
// methods of p1.E:
//     public void x()
// class p2.E:
//     final class p2.E extends dev.emissary.lang.Emissary implements p2.X
// methods of p2.E:
//     public void x()
// class p3.E:
//     final class p3.E extends dev.emissary.lang.Emissary implements p3.X
// methods of p3.E:
//     public void x()
// class p4.E:
//     final class p4.E extends dev.emissary.lang.Emissary implements p4.X
// methods of p4.E:
//     public void x()
// class p5.E:
//     final class p5.E extends dev.emissary.lang.Emissary implements p5.Y, p5.X
// methods of p5.E:
//     public void x()
//     public void y()
// class p6.E:
//     final class p6.E extends dev.emissary.lang.Emissary implements p6.Y, p6.X
// methods of p6.E:
//     public void x()
//     public void y()
// class p7.E:
//     final class p7.E extends dev.emissary.lang.Emissary implements p7.X, p7.Y
// methods of p7.E:
//     public void x()
//     public void y()
// class p8.E:
//     final class p8.E extends dev.emissary.lang.Emissary implements p8.X, Comparable<p8.Foo>
// methods of p8.E:
//     bridge public int compareTo(Object)
//     public int compareTo(p8.Foo)
//     public void x()
// class p9.E:
//     final class p9.E extends dev.emissary.lang.Emissary implements p9.XY
// methods of p9.E:
//     public void x()
//     public void y()
//     public void z()
// class p10.E:
//     final class p10.E extends dev.emissary.lang.Emissary implements p10.X, p10.XY
// methods of p10.E:
//     public void x()
//     public void y()
//     public void z()
// class p11.E:
//     final class p11.E extends dev.emissary.lang.Emissary implements Comparable<p11.Foo>
// methods of p11.E:
//     bridge public int compareTo(Object)
//     public int compareTo(p11.Foo)
// class p12.E:
//     final class p12.E<T> extends dev.emissary.lang.Emissary implements Comparable<p12.Foo>
// methods of p12.E:
//     bridge public int compareTo(Object)
//     public int compareTo(p12.Foo)
//// p1/Case.java
package p1;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(X.class) emissary E(XY c);
//// p2/Case.java
package p2;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({X.class}) emissary E(XY c);
//// p3/Case.java
package p3;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({X.class,}) emissary E(XY c);
//// p4/Case.java
package p4;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(value = X.class) emissary E(XY c);
//// p5/Case.java
package p5;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(value = {Y.class, X.class}) emissary E(XY c);
//// p6/Case.java
package p6;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({Y.class, X.class}) emissary E(XY a, Foo b) { public void x() {} }
//// p7/Case.java
package p7;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({Y.class, X.class}) emissary E(X a, Y b);
//// p8/Case.java
package p8;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({X.class, Comparable.class}) emissary E(Strings s, Foo f);
//// p9/Case.java
package p9;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(XY.class) emissary E(XY c);
//// p10/Case.java
package p10;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary({X.class, XY.class}) emissary E(XY c);
//// p11/Case.java
package p11;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(Comparable.class) emissary E(Foo c);
//// p12/Case.java
package p12;
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
interface X { void x(); }
interface Y { void y(); }
interface XY extends X, Y { void z(); }
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@SuppressWarnings("serial") @Emissary(Comparable.class) emissary E<T>(Fun<T> c);
