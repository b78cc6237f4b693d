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
emissary E(Cell<? extends Number> c) implements I<List<? extends Number>>;  // error: wildcard.inherited
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
emissary E(Num<?> c) implements I<Number>;  // error: wildcard
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
emissary E<V extends Cell<? extends Number>>(V c) implements I<List<? extends Number>>;  // error: wildcard.inherited
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
emissary E<W extends Cell<?>, V extends W>(V c) implements I<List<?>>;  // error: wildcard.inherited
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
emissary E(I<?> c);  // error: wildcard
