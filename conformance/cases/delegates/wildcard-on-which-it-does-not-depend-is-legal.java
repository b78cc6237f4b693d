// clauses: EM-DEL-2, EM-DEL-3
// claim: A wildcard on which it does not depend is legal.
// class p1.E:
//     final class p1.E extends dev.emissary.lang.Emissary implements p1.I<java.util.List<? extends Number>>
// methods of p1.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<? extends Number> get()
//     public void put(java.util.List<? extends Number>)
// class p2.E:
//     final class p2.E extends dev.emissary.lang.Emissary implements p2.I<java.util.List<? extends Number>>
// methods of p2.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<? extends Number> get()
//     public void put(java.util.List<? extends Number>)
// class p3.E:
//     final class p3.E<V extends p3.Fixed> extends dev.emissary.lang.Emissary implements p3.I<java.util.List<? extends Number>>
// methods of p3.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<? extends Number> get()
//     public void put(java.util.List<? extends Number>)
// class p4.E:
//     final class p4.E extends dev.emissary.lang.Emissary implements p4.I<java.util.List<java.util.List<?>>>
// methods of p4.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<java.util.List<?>> get()
//     public void put(java.util.List<java.util.List<?>>)
// class p5.E:
//     final class p5.E extends dev.emissary.lang.Emissary implements p5.I<java.util.List<java.util.List<?>>>
// methods of p5.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<java.util.List<?>> get()
//     public void put(java.util.List<java.util.List<?>>)
// class p6.E:
//     final class p6.E extends dev.emissary.lang.Emissary implements p6.I<java.util.List<?>[][]>
// methods of p6.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<?>[][] get()
//     public void put(java.util.List<?>[][])
// class p7.E:
//     final class p7.E<T> extends dev.emissary.lang.Emissary implements p7.I<java.util.List<T>>
// methods of p7.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<T> get()
//     public void put(java.util.List<T>)
// class p8.E:
//     final class p8.E<T extends Number> extends dev.emissary.lang.Emissary implements p8.I<java.util.List<T>>
// methods of p8.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<T> get()
//     public void put(java.util.List<T>)
// class p9.E:
//     final class p9.E extends dev.emissary.lang.Emissary implements p9.N
// methods of p9.E:
//     public void n()
// class p10.E:
//     final class p10.E extends dev.emissary.lang.Emissary implements p10.N
// methods of p10.E:
//     public void n()
// class p11.E:
//     final class p11.E<V extends p11.Cell<?>> extends dev.emissary.lang.Emissary implements p11.N
// methods of p11.E:
//     public void n()
// class p12.E:
//     final class p12.E extends dev.emissary.lang.Emissary implements p12.I<java.util.List<?>>
// methods of p12.E:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<?> get()
//     public void put(java.util.List<?>)
//// p1/Case.java
package p1;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(I.class) emissary E(Fixed c);
//// p2/Case.java
package p2;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E(Fixed c) implements I<List<? extends Number>>;
//// p3/Case.java
package p3;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E<V extends Fixed>(V c) implements I<List<? extends Number>>;
//// p4/Case.java
package p4;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(I.class) emissary E(Cell<List<?>> c);
//// p5/Case.java
package p5;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E(Cell<List<?>> c) implements I<List<List<?>>>;
//// p6/Case.java
package p6;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(I.class) emissary E(Arrays_<List<?>[]> c);
//// p7/Case.java
package p7;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(I.class) emissary E<T>(Cell<T> c);
//// p8/Case.java
package p8;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(I.class) emissary E<T extends Number>(Outer<T>.Deep c);
//// p9/Case.java
package p9;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
@Emissary(N.class) emissary E(Cell<?> c);
//// p10/Case.java
package p10;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E(Num<? extends Integer> c) implements N;
//// p11/Case.java
package p11;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E<V extends Cell<?>>(V c) implements N;
//// p12/Case.java
package p12;
import dev.emissary.Emissary;
import java.util.*;
interface I<T> { T get(); void put(T t); }
interface N { void n(); }
abstract class Cell<T> implements I<List<T>>, N {}
abstract class Arrays_<T> implements I<T[]> {}
abstract class Num<T extends Number> implements I<T>, N {}
abstract class Fixed implements I<List<? extends Number>> {}
abstract class Outer<T> {
    abstract class Flat implements I<T> {}
    abstract class Deep implements I<List<T>> {}
    abstract class Own implements I<Outer<T>.Flat> {}
}
emissary E(I<List<?>> c);
