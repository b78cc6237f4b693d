// clauses: EM-CONF-1, EM-DEL-3, EM-DIAG-1
// claim: What an error proposes has no raw result without need, suppresses only what it needs, and leads to no other error.
// says:
//     @SuppressWarnings("rawtypes") @Override public void put(java.util.List list) { this.raw.put(list); } // or this.typed.put(list)
//     @SuppressWarnings("unchecked") @Override public java.util.List<String> all() {
//     no class can both declare
//     list the interfaces to delegate, as in @Emissary(SomeInterface.class)
//     @SuppressWarnings("unchecked") @Override public Object readResolve() { throw new UnsupportedOperationException(); }
//     : delegates java.sql.PreparedStatement
import java.util.List;

interface Typed { void put(List<String> list); }
interface Raw { void put(List list); }
emissary Both(Typed typed, Raw raw);  // error: method.conflict

interface Generic { <T> List<T> all(); }
interface Plain { List<String> all(); }
emissary All(Generic generic, Plain plain);  // error: method.conflict

interface Bounded<T, U> { <B extends Comparable<T> & Iterable<U>> void sort(B b); }
interface Sorted { void sort(Comparable c); }
emissary Sorter(Bounded<Long, String> bounded, Sorted sorted);  // error: method.bridge

@dev.emissary.Emissary({}) emissary Title(String text);  // error: list.empty

interface Reads extends java.io.Serializable { <T> T readResolve(); }
emissary Reader(Reads reads);  // error: serialization.delegated

emissary SlowLog(java.sql.PreparedStatement statement, String sql, Thread timer, Runnable log);  // error: component.not.interface
