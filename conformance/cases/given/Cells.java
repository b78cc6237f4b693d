import java.util.List;

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
