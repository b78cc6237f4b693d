// clauses: EM-DEL-3
// claim: Exactly the listed interfaces are delegated.
// class p1.E:
//     final class p1.E<T> extends dev.emissary.lang.Emissary implements java.util.function.Function<T[], java.util.List<T[]>>
// methods of p1.E:
//     bridge public Object apply(Object)
//     public <V> java.util.function.Function<T[], V> andThen(java.util.function.Function<? super java.util.List<T[]>, ? extends V>)
//     public <V> java.util.function.Function<V, java.util.List<T[]>> compose(java.util.function.Function<? super V, ? extends T[]>)
//     public java.util.List<T[]> apply(T[])
// class p2.E:
//     final class p2.E<T, F extends p2.Fun<T>> extends dev.emissary.lang.Emissary implements java.util.function.Function<T, java.util.List<T>>
// methods of p2.E:
//     bridge public Object apply(Object)
//     public <V> java.util.function.Function<T, V> andThen(java.util.function.Function<? super java.util.List<T>, ? extends V>)
//     public <V> java.util.function.Function<V, java.util.List<T>> compose(java.util.function.Function<? super V, ? extends T>)
//     public java.util.List<T> apply(T)
// class p3.E:
//     final class p3.E extends dev.emissary.lang.Emissary implements java.util.Collection<String>
// class p4.E:
//     final class p4.E extends dev.emissary.lang.Emissary implements java.util.Map<Object, Object>
// class p5.E:
//     final class p5.E extends dev.emissary.lang.Emissary implements Iterable<java.util.List<?>>
// methods of p5.E:
//     public java.util.Iterator<java.util.List<?>> iterator()
//     public java.util.Spliterator<java.util.List<?>> spliterator()
//     public void forEach(java.util.function.Consumer<? super java.util.List<?>>)
// class p6.E:
//     final class p6.E extends dev.emissary.lang.Emissary implements java.io.Serializable
// methods of p6.E:
//     private void readObject(java.io.ObjectInputStream) throws java.io.NotSerializableException
//     private void writeObject(java.io.ObjectOutputStream) throws java.io.NotSerializableException
// class p7.E:
//     final class p7.E extends dev.emissary.lang.Emissary implements p7.X
// methods of p7.E:
//     public void x()
// class p8.E:
//     final class p8.E extends dev.emissary.lang.Emissary implements p8.X
// methods of p8.E:
//     public void x()
// class p9.E:
//     final class p9.E extends dev.emissary.lang.Emissary implements p9.X, java.util.RandomAccess
// methods of p9.E:
//     public void x()
// class p10.E:
//     final class p10.E extends dev.emissary.lang.Emissary implements p10.X, p10.Y
// methods of p10.E:
//     public void x()
//     public void y()
// class p11.E:
//     final class p11.E extends dev.emissary.lang.Emissary implements p11.X, Comparable<p11.E>
// methods of p11.E:
//     bridge public int compareTo(Object)
//     public int compareTo(p11.E)
//     public void x()
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
@SuppressWarnings("serial") @Emissary(Function.class) emissary E<T>(Fun<T[]> c);
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
@SuppressWarnings("serial") @Emissary(Function.class) emissary E<T, F extends Fun<T>>(F c);
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
@SuppressWarnings("serial") @Emissary(Collection.class) emissary E(Strings c);
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
@SuppressWarnings("serial") @Emissary(Map.class) emissary E(Properties c);
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
@SuppressWarnings("serial") @Emissary(Iterable.class) emissary E(List<List<?>> c);
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
@SuppressWarnings("serial") @Emissary(java.io.Serializable.class) emissary E(String s);
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
@SuppressWarnings("serial") @Emissary() emissary E(X c);
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
@SuppressWarnings("serial") @Emissary emissary E(X c);
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
@SuppressWarnings("serial") @Emissary(X.class) emissary E(XY c) implements RandomAccess;
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
@SuppressWarnings("serial") @Emissary(X.class) emissary E(XY c) implements Y { public void y() {} }
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
@SuppressWarnings("serial") @Emissary(X.class) emissary E(Foo c) implements Comparable<E> { public int compareTo(E e) { return 0; } }
