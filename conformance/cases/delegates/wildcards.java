// Component types with wildcards.
// given: Cells
// imports: dev.emissary.Emissary, java.util.*

//// case: delegate-of-a-wildcard-type-needs-a-type-parameter (EM-DEL-2, EM-DEL-3, EM-DEL-5, EM-DIAG-3)
// claim: A wildcard on which the interface depends, at whatever depth, is one error, where the component is named too;
//     a type parameter in its place is none.
// says: Collection<? extends
@Emissary(I.class) record ListOf(Cell<? extends Number> c) {}  // error: wildcard.inherited
@Emissary(I.class) emissary ListOfUnbounded(Cell<?> c);  // error: wildcard.inherited
@Emissary(I.class) emissary ArrayOf(Arrays_<?> c);  // error: wildcard.inherited
@Emissary(I.class) emissary ArrayOfLower(Arrays_<? super Integer> c);  // error: wildcard.inherited
@Emissary(I.class) emissary Bounded(Num<?> c);  // error: wildcard
@Emissary(I.class) emissary Enclosing(Outer<?>.Flat c);  // error: wildcard
@Emissary(I.class) emissary ListOfEnclosing(Outer<? extends Number>.Deep c);  // error: wildcard.inherited
@Emissary(I.class) emissary MemberOfEnclosing(Outer<?>.Own c);  // error: wildcard.inherited
@Emissary(I.class) emissary BoundOfVariable<V extends Cell<? extends Number>>(V c);  // error: wildcard.inherited
@Emissary(I.class) emissary BoundOfIntersection<V extends Cell<? extends Number> & Runnable>(V c);  // error: wildcard.inherited
@Emissary(I.class) emissary BoundOfBound<W extends Cell<?>, V extends W>(V c);  // error: wildcard.inherited
@Emissary(I.class) emissary InterfaceAsBound<V extends I<?>>(V c);  // error: wildcard
emissary NamedListOf(Cell<? extends Number> c) implements I<List<? extends Number>>;  // error: wildcard.inherited
emissary NamedBounded(Num<?> c) implements I<Number>;  // error: wildcard
emissary NamedVariable<V extends Cell<? extends Number>>(V c) implements I<List<? extends Number>>;  // error: wildcard.inherited
emissary NamedBoundOfBound<W extends Cell<?>, V extends W>(V c) implements I<List<?>>;  // error: wildcard.inherited
emissary ItsOwnType(I<?> c);  // error: wildcard
emissary WithParameter<N extends Number>(List<N> c);
emissary NamedLibrary(
    List<? extends Number> c) implements Collection<Number>;  // error: wildcard
emissary NamedUnbounded(
    List<?> c) implements Iterable<Object>;  // error: wildcard
@Emissary(Collection.class) emissary ListedLibrary(
    ArrayList<? extends Number> c);  // error: wildcard
@Emissary({Iterable.class}) emissary ListedBesideState(String s,
    List<?> c);  // error: wildcard

//// case: wildcard-on-which-the-interface-does-not-depend-is-legal (EM-DEL-2, EM-DEL-3)
// class ListedFixed, NamedFixed:
//     final class * extends dev.emissary.lang.Emissary implements I<java.util.List<? extends Number>>
// class BoundFixed:
//     final class BoundFixed<V extends Fixed> extends dev.emissary.lang.Emissary implements I<java.util.List<? extends Number>>
// class ArgumentWithWildcard, NamedArgumentWithWildcard:
//     final class * extends dev.emissary.lang.Emissary implements I<java.util.List<java.util.List<?>>>
// methods of ArgumentWithWildcard, NamedArgumentWithWildcard:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<java.util.List<?>> get()
//     public void put(java.util.List<java.util.List<?>>)
// class ArrayOfArgument:
//     final class ArrayOfArgument extends dev.emissary.lang.Emissary implements I<java.util.List<?>[][]>
// methods of ArrayOfArgument:
//     bridge public Object get()
//     bridge public void put(Object)
//     public java.util.List<?>[][] get()
//     public void put(java.util.List<?>[][])
// class OfVariable: final class OfVariable<T> extends dev.emissary.lang.Emissary implements I<java.util.List<T>>
// class OfEnclosing:
//     final class OfEnclosing<T extends Number> extends dev.emissary.lang.Emissary implements I<java.util.List<T>>
// class OtherInterface, NamedOtherInterface: final class * extends dev.emissary.lang.Emissary implements N
// methods of OtherInterface, NamedOtherInterface, BoundOtherInterface: public void n()
// class BoundOtherInterface:
//     final class BoundOtherInterface<V extends Cell<?>> extends dev.emissary.lang.Emissary implements N
// class ItsOwnArgument: final class ItsOwnArgument extends dev.emissary.lang.Emissary implements I<java.util.List<?>>
@Emissary(I.class) emissary ListedFixed(Fixed c);
emissary NamedFixed(Fixed c) implements I<List<? extends Number>>;
emissary BoundFixed<V extends Fixed>(V c) implements I<List<? extends Number>>;
@Emissary(I.class) emissary ArgumentWithWildcard(Cell<List<?>> c);
emissary NamedArgumentWithWildcard(Cell<List<?>> c) implements I<List<List<?>>>;
@Emissary(I.class) emissary ArrayOfArgument(Arrays_<List<?>[]> c);
@Emissary(I.class) emissary OfVariable<T>(Cell<T> c);
@Emissary(I.class) emissary OfEnclosing<T extends Number>(Outer<T>.Deep c);
@Emissary(N.class) emissary OtherInterface(Cell<?> c);
emissary NamedOtherInterface(Num<? extends Integer> c) implements N;
emissary BoundOtherInterface<V extends Cell<?>>(V c) implements N;
emissary ItsOwnArgument(I<List<?>> c);
