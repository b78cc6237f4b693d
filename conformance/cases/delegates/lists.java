// Lists of interfaces, in the annotation and after the word delegates.
// clauses: EM-DEL-3
// imports: dev.emissary.Emissary, java.util.*, java.util.function.*, java.lang.annotation.*

//// case: annotation-of-a-listed-interface-stays (EM-DEL-2)
// class E: final class E extends dev.emissary.lang.Emissary implements Runnable, @A AutoCloseable
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface A {}
emissary E(Runnable r, AutoCloseable c) implements @A AutoCloseable;

//// case: exactly-the-listed-interfaces-are-delegated
// options: lint=off
// given: Letters
// class ListedAlone, ListedInBraces, ListedWithComma, EmptyParentheses, NoParentheses:
//     final class * extends dev.emissary.lang.Emissary implements X
// methods of ListedAlone, ListedInBraces, ListedWithComma, EmptyParentheses, NoParentheses: public void x()
// class OtherOrder: final class * extends dev.emissary.lang.Emissary implements Y, X
// methods of OtherOrder, OrderOfComponents, BesideHandImplemented:
//     public void x()
//     public void y()
// class OrderOfComponents, BesideHandImplemented: final class * extends dev.emissary.lang.Emissary implements X, Y
// class OneEach: final class OneEach extends dev.emissary.lang.Emissary implements X, Comparable<Foo>
// class Subinterface: final class Subinterface extends dev.emissary.lang.Emissary implements XY
// class Marker: final class Marker extends dev.emissary.lang.Emissary implements java.io.Serializable
// methods of Marker:
//     private void readObject(java.io.ObjectInputStream) throws java.io.NotSerializableException
//     private void writeObject(java.io.ObjectOutputStream) throws java.io.NotSerializableException
abstract class Foo implements Comparable<Foo>, X {}
abstract class Strings implements List<String>, Y {}
@Emissary(X.class) emissary ListedAlone(XY c);
@Emissary({X.class}) emissary ListedInBraces(XY c);
@Emissary({X.class,}) emissary ListedWithComma(XY c);
@Emissary(value = {Y.class, X.class}) emissary OtherOrder(XY c);
@Emissary({Y.class, X.class}) emissary OrderOfComponents(X a, Y b);
@Emissary({X.class, Comparable.class}) emissary OneEach(Strings s, Foo f);
@Emissary(XY.class) emissary Subinterface(XY c);
@Emissary(java.io.Serializable.class) emissary Marker(String s);
@Emissary() emissary EmptyParentheses(X c);
@Emissary emissary NoParentheses(X c);
@Emissary(X.class) emissary BesideHandImplemented(XY c) implements Y { public void y() {} }

//// case: interface-listed-with-other-type-arguments-names-no-component (EM-DEL-2)
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable, Comparable<String>
class Text implements Comparable<Text>, Runnable {
    public int compareTo(Text t) { return 0; }
    public void run() {}
}
emissary A(Text t) implements Comparable<String>, Runnable { public int compareTo(String s) { return 0; } }

//// case: list-that-is-no-class-literals-is-the-languages-own-error (EM-DEL-3, EM-DIAG-3)
class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
@dev.emissary.Emissary(X.C) emissary OfConstant(Runnable r);  // error
@dev.emissary.Emissary(1, 2) emissary OfTwoNumbers(Runnable r);  // error
@dev.emissary.Emissary({Runnable.class, null}) emissary OfNullInBraces(Runnable r);  // error
@dev.emissary.Emissary(X.c()) emissary OfCall(Runnable r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InComponent(Missing r);  // error
@dev.emissary.Emissary(Runnable.class) emissary InClause(Runnable r) implements Missing;  // error
@dev.emissary.Emissary(Runnable.class) emissary InFirstComponent(Missing m, Runnable r);  // error

//// case: listed-interface-that-no-component-serves-is-an-error (EM-DEL-3, EM-DIAG-1)
// says:
//     AutoCloseable
//     task
//     text
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})  // error: interface.unserved at AutoCloseable
record Task(Runnable task, String text) {}
emissary First(Second second) delegates Comparable;  // error: interface.unserved at Comparable
emissary Second(First first) delegates Comparable<String>;  // error: interface.unserved at Comparable

//// case: nested-generic-interface-may-be-listed
// class E: final class E extends dev.emissary.lang.Emissary implements java.util.Map.Entry<String, String>
@dev.emissary.Emissary(Map.Entry.class) emissary E(Map.Entry<String, String> c);

//// case: type-arguments-of-a-delegates-clause-agree-with-the-component
emissary Same<T>(List<T> list) delegates Collection<T>;
emissary Inferred<T>(List<T> list) delegates Collection;
emissary Other(List<String> list) delegates Collection<Integer>;  // error: list.arguments at Collection
emissary Wildcard(List<String> list) delegates Collection<?>;  // error: list.arguments at Collection
emissary OfRaw(@SuppressWarnings("rawtypes") List list) delegates Collection<String>;  // error: list.arguments at Collection

//// case: type-arguments-of-a-listed-interface-are-those-of-the-component
// given: Letters
// class ArgumentOfClass: final class ArgumentOfClass extends dev.emissary.lang.Emissary implements Comparable<Foo>
// class ArgumentOfVariable:
//     final class ArgumentOfVariable<T, F extends Fun<T>> extends dev.emissary.lang.Emissary implements java.util.function.Function<T, java.util.List<T>>
// methods of ArgumentOfVariable:
//     bridge public Object apply(Object)
//     public <V> java.util.function.Function<T, V> andThen(java.util.function.Function<? super java.util.List<T>, ? extends V>)
//     public <V> java.util.function.Function<V, java.util.List<T>> compose(java.util.function.Function<? super V, ? extends T>)
//     public java.util.List<T> apply(T)
// class ArgumentOfInterface:
//     final class ArgumentOfInterface extends dev.emissary.lang.Emissary implements java.util.Collection<String>
// class ArgumentWithWildcard:
//     final class ArgumentWithWildcard extends dev.emissary.lang.Emissary implements Iterable<java.util.List<?>>
// methods of ArgumentWithWildcard:
//     public java.util.Iterator<java.util.List<?>> iterator()
//     public java.util.Spliterator<java.util.List<?>> spliterator()
//     public void forEach(java.util.function.Consumer<? super java.util.List<?>>)
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}
@Emissary(Comparable.class) emissary ArgumentOfClass(Foo c);
@Emissary(Function.class) emissary ArgumentOfVariable<T, F extends Fun<T>>(F c);
@Emissary(Collection.class) emissary ArgumentOfInterface(Strings c);
@Emissary(Iterable.class) emissary ArgumentWithWildcard(List<List<?>> c);

//// case: component-with-the-written-type-arguments-serves-alone (EM-DEL-3)
// options: lint=off
// class First, Second: final class *<E> extends dev.emissary.lang.Emissary implements java.util.Collection<E>
// class Supplied: final class Supplied extends dev.emissary.lang.Emissary implements java.util.Collection<Integer>
emissary First<E>(Collection<E> elements, List<Consumer<E>> listeners) delegates Collection<E>;
emissary Second<E>(List<Consumer<E>> listeners, Collection<E> elements) delegates Collection<E>;
emissary Supplied(Supplier<List<String>> texts, Supplier<Set<Integer>> numbers) delegates Collection<Integer>;
class User { Collection<String> of(Second<String> second) { return second; } }
