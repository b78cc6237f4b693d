// clauses: EM-DEL-2, EM-DEL-3
// claim: A wildcard on which the interface depends is one error.
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
@Emissary(I.class) record E(Cell<? extends Number> c) {}  // error: wildcard.inherited
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
@Emissary(I.class) emissary E(Cell<?> c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E(Arrays_<?> c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E(Arrays_<? super Integer> c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E(Num<?> c);  // error: wildcard
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
@Emissary(I.class) emissary E(Outer<?>.Flat c);  // error: wildcard
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
@Emissary(I.class) emissary E(Outer<? extends Number>.Deep c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E(Outer<?>.Own c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E<V extends Cell<? extends Number>>(V c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E<V extends Cell<? extends Number> & Runnable>(V c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E<W extends Cell<?>, V extends W>(V c);  // error: wildcard.inherited
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
@Emissary(I.class) emissary E<V extends I<?>>(V c);  // error: wildcard
