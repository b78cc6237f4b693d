// Messages that name what is wrong, and what to write.
// clauses: EM-DIAG-1, EM-DEL-5

//// case: error-names-the-component-and-what-to-list
// claim: The error of a component that cannot be delegated names it, its type and the interfaces to list, and stands at this type.
// says:
//     text
//     String
//     CharSequence
//     write @Ab.Mark before
class Cl {}
enum En {}
record Re(int i) {}
@interface An {}
abstract class Ab implements Runnable { @interface Mark {} }
emissary Text(String text);  // error: component.not.interface at String
emissary OfClass(AutoCloseable first, Cl c);  // error: component.not.interface at Cl c
emissary OfEnum(AutoCloseable first, En c);  // error: component.not.interface at En c
emissary OfRecord(AutoCloseable first, Re c);  // error: component.not.interface at Re c
emissary OfAbstractClass(AutoCloseable first, Ab c);  // error: component.not.interface at Ab c
emissary OfQualifiedClass(AutoCloseable first, java.lang.Thread c);  // error: component.not.interface
emissary OfObject(AutoCloseable first, Object c);  // error: component.not.interface at Object c
emissary OfString(AutoCloseable first, String c);  // error: component.not.interface at String c
emissary OfPrimitives(AutoCloseable first, int[] c);  // error: component.not.interface
emissary OfArray(AutoCloseable first, Runnable[] c);  // error: component.not.interface
emissary OfArrays(AutoCloseable first, Runnable[][] c);  // error: component.not.interface
emissary OfVarargs(AutoCloseable first, Runnable... c);  // error: component.not.interface
emissary OfInt(AutoCloseable first, int c);  // error: component.not.interface at int c
emissary OfBoolean(AutoCloseable first, boolean c);  // error: component.not.interface at boolean c
emissary OfVariable<T, U extends Runnable>(AutoCloseable first, T c);  // error: component.not.interface at T c
emissary OfBoundedVariable<T, U extends Runnable>(AutoCloseable first, U c);  // error: component.not.interface at U c
emissary OfInterfaceName<Runnable>(AutoCloseable first, Runnable c);  // error: component.not.interface at Runnable c
emissary OfVariables<T, U extends Runnable>(AutoCloseable first, T[] c);  // error: component.not.interface
emissary OfAnnotation(AutoCloseable first, An c);  // error: annotation.type at An c
emissary OfLibrarysAnnotation(AutoCloseable first, java.lang.Override c);  // error: annotation.type
emissary OfNestedAnnotation(AutoCloseable first, Ab.Mark c);  // error: annotation.type
emissary OfWildcard(AutoCloseable first, java.util.List<?> c);  // error: wildcard
emissary OfLowerBound(AutoCloseable first, java.util.Map<String, ? super Integer> c);  // error: wildcard
emissary OfUpperBound<T, U extends Runnable>(AutoCloseable first, java.util.List<? extends T> c);  // error: wildcard

//// case: mistakes-in-several-declarations-are-all-reported (EM-DIAG-1)
emissary A(Thread t);  // error: component.not.interface
emissary B(Runnable r) { int x; }  // error: field.not.final
emissary C(int i, Object o);  // error: component.not.interface
emissary D(Runnable r);
class X { emissary E(Runnable r, Runnable s); }  // error: method.conflict

//// case: one-error-proposes-one-list-for-all-components
// claim: A declaration with several components that cannot be delegated to has one error, which proposes one list.
// says:
//     sql
//     delegates java.sql.PreparedStatement
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.function.Consumer;
emissary SlowLog(PreparedStatement statement, String sql, Duration threshold, Consumer<String> log);  // error: component.not.interface

//// case: what-an-error-proposes-suppresses-only-what-it-needs (EM-CONF-1, EM-DEL-3, EM-DIAG-1)
// claim: What an error proposes has no raw result without need, suppresses only what it needs, is not hidden by names in
//     scope, and leads to no other error.
// says:
//     @SuppressWarnings("rawtypes") @Override public void put(java.util.List list) { this.raw.put(list); } // or this.typed.put(list)
//     @SuppressWarnings("unchecked") @Override public java.util.List<String> all() {
//     no class can both declare
//     list the interfaces to delegate, as in @dev.emissary.Emissary(SomeInterface.class)
//     @java.lang.Override public java.lang.String all(Object o) { return this.one.all(o); } // or this.other.all(o)
//     @SuppressWarnings("unchecked") @Override public Object readResolve() { throw new UnsupportedOperationException(); }
//     : delegates java.sql.PreparedStatement
import java.util.List;
interface Typed { void put(List<String> list); }
interface Raw { void put(List list); }
emissary Both(Typed typed, Raw raw);  // error: method.conflict
interface Generic { <T> List<T> all(); }
interface Plain { List<String> all(); }
emissary All(Generic generic, Plain plain);  // error: method.conflict
interface Named { String all(Object o); }
class Own { class String {} class Override {} emissary Two(Named one, Named other); }  // error: method.conflict
interface Bounded<T, U> { <B extends Comparable<T> & Iterable<U>> void sort(B b); }
interface Sorted { void sort(Comparable c); }
emissary Sorter(Bounded<Long, String> bounded, Sorted sorted);  // error: method.bridge
@dev.emissary.Emissary({}) emissary Title(String text);  // error: list.empty
interface Reads extends java.io.Serializable { <T> T readResolve(); }
emissary Reader(Reads reads);  // error: serialization.delegated
emissary SlowLog(java.sql.PreparedStatement statement, String sql, Thread timer, Runnable log);  // error: component.not.interface
