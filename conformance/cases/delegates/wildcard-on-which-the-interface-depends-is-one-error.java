// clauses: EM-DEL-2, EM-DEL-3, EM-DEL-5, EM-DIAG-3
// claim: A wildcard on which the interface depends, at whatever depth, is one error, where the component is named too.
// says: Collection<? extends
// given: Cells
import dev.emissary.Emissary;
import java.util.*;
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
emissary NamedLibrary(
    List<? extends Number> c) implements Collection<Number>;  // error: wildcard
emissary NamedUnbounded(
    List<?> c) implements Iterable<Object>;  // error: wildcard
@Emissary(Collection.class) emissary ListedLibrary(
    ArrayList<? extends Number> c);  // error: wildcard
@Emissary({Iterable.class}) emissary ListedBesideState(String s,
    List<?> c);  // error: wildcard
