// clauses: EM-DEL-3
// claim: The type arguments of a listed interface are inferred from the type of the component that serves it.
// given: Letters
// class ArgumentOfClass: final class ArgumentOfClass extends dev.emissary.lang.Emissary implements Comparable<Foo>
// methods of ArgumentOfClass:
//     bridge public int compareTo(Object)
//     public int compareTo(Foo)
// class ArgumentOfSuperclass:
//     final class ArgumentOfSuperclass<T> extends dev.emissary.lang.Emissary implements Comparable<Foo>
// methods of ArgumentOfSuperclass:
//     bridge public int compareTo(Object)
//     public int compareTo(Foo)
// class ArgumentOfArray:
//     final class ArgumentOfArray<T> extends dev.emissary.lang.Emissary implements java.util.function.Function<T[], java.util.List<T[]>>
// methods of ArgumentOfArray:
//     bridge public Object apply(Object)
//     public <V> java.util.function.Function<T[], V> andThen(java.util.function.Function<? super java.util.List<T[]>, ? extends V>)
//     public <V> java.util.function.Function<V, java.util.List<T[]>> compose(java.util.function.Function<? super V, ? extends T[]>)
//     public java.util.List<T[]> apply(T[])
// class ArgumentOfVariable:
//     final class ArgumentOfVariable<T, F extends Fun<T>> extends dev.emissary.lang.Emissary implements java.util.function.Function<T, java.util.List<T>>
// methods of ArgumentOfVariable:
//     bridge public Object apply(Object)
//     public <V> java.util.function.Function<T, V> andThen(java.util.function.Function<? super java.util.List<T>, ? extends V>)
//     public <V> java.util.function.Function<V, java.util.List<T>> compose(java.util.function.Function<? super V, ? extends T>)
//     public java.util.List<T> apply(T)
// class ArgumentOfInterface:
//     final class ArgumentOfInterface extends dev.emissary.lang.Emissary implements java.util.Collection<String>
// class ArgumentsOfLibraryClass:
//     final class ArgumentsOfLibraryClass extends dev.emissary.lang.Emissary implements java.util.Map<Object, Object>
// class ArgumentWithWildcard:
//     final class ArgumentWithWildcard extends dev.emissary.lang.Emissary implements Iterable<java.util.List<?>>
// methods of ArgumentWithWildcard:
//     public java.util.Iterator<java.util.List<?>> iterator()
//     public java.util.Spliterator<java.util.List<?>> spliterator()
//     public void forEach(java.util.function.Consumer<? super java.util.List<?>>)
import java.util.*;
import java.util.function.*;
import dev.emissary.Emissary;
abstract class Foo implements Comparable<Foo>, X {}
abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
abstract class Strings implements List<String>, Y {}

@Emissary(Comparable.class) emissary ArgumentOfClass(Foo c);
@Emissary(Comparable.class) emissary ArgumentOfSuperclass<T>(Fun<T> c);
@Emissary(Function.class) emissary ArgumentOfArray<T>(Fun<T[]> c);
@Emissary(Function.class) emissary ArgumentOfVariable<T, F extends Fun<T>>(F c);
@Emissary(Collection.class) emissary ArgumentOfInterface(Strings c);
@Emissary(Map.class) emissary ArgumentsOfLibraryClass(Properties c);
@Emissary(Iterable.class) emissary ArgumentWithWildcard(List<List<?>> c);
