// Messages that name what is wrong, and what to write.
// clauses: EM-DIAG-1, EM-DEL-5
// imports: java.util.*, java.util.function.*

//// case: error-names-the-component-and-what-to-list
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
emissary OfObject(AutoCloseable first, Object c);  // error: component.not.interface at Object c
emissary OfString(AutoCloseable first, String c);  // error: component.not.interface at String c
emissary OfPrimitives(AutoCloseable first, int[] c);  // error: component.not.interface
emissary OfArray(AutoCloseable first, Runnable[] c);  // error: component.not.interface
emissary OfInt(AutoCloseable first, int c);  // error: component.not.interface at int c
emissary OfVariable<T, U extends Runnable>(AutoCloseable first, T c);  // error: component.not.interface at T c
emissary OfBoundedVariable<T, U extends Runnable>(AutoCloseable first, U c);  // error: component.not.interface at U c
emissary OfInterfaceName<Runnable>(AutoCloseable first, Runnable c);  // error: component.not.interface at Runnable c
emissary OfAnnotation(AutoCloseable first, An c);  // error: annotation.type at An c
emissary OfNestedAnnotation(AutoCloseable first, Ab.Mark c);  // error: annotation.type
emissary OfWildcard(AutoCloseable first, java.util.List<?> c);  // error: wildcard
emissary OfLowerBound(AutoCloseable first, java.util.Map<String, ? super Integer> c);  // error: wildcard

//// case: mistakes-in-several-declarations-are-all-reported (EM-DIAG-1)
emissary A(Thread t);  // error: component.not.interface
emissary B(Runnable r) { int x; }  // error: field.not.final
emissary C(int i, Object o);  // error: component.not.interface
emissary D(Runnable r);
class X { emissary E(Runnable r, Runnable s); }  // error: method.conflict

//// case: what-an-error-proposes-suppresses-only-what-it-needs (EM-CONF-1, EM-DEL-3, EM-DIAG-1)
// says:
//     @SuppressWarnings("rawtypes") @Override public void put(List list) { this.raw.put(list); } // or this.typed.put(list)
//     @SuppressWarnings("unchecked") @Override public List<String> all() {
//     no class can both declare
//     list the interfaces to delegate, as in @dev.emissary.Emissary(SomeInterface.class)
//     @java.lang.Override public java.lang.String all(Object o) { return this.one.all(o); } // or this.other.all(o)
//     @SuppressWarnings("unchecked") @Override public Object readResolve() { throw new UnsupportedOperationException(); }
//     : delegates java.sql.PreparedStatement
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

//// case: list-that-an-error-proposes-names-the-interfaces-of-a-class (EM-DIAG-1, EM-DEL-2, EM-DEL-3, EM-DEL-5)
// claim: The error of a component that cannot be delegated proposes the interfaces of its type that can be implemented,
//     or to keep it as private state beside what others serve.
// says:
//     list its interface in the implements clause, as in: implements Runnable; or in an explicit list: delegates Runnable
//     list its interface in the implements clause, as in: implements List<String>; or in an explicit list: delegates List
//     list its interface in the implements clause, as in: implements AutoCloseable; or in an explicit list: delegates AutoCloseable
//     list the interfaces to delegate, as in: implements Comparable<T>, Runnable; or in an explicit list: delegates Comparable, Runnable
//     list its interface in the implements clause, as in: implements H.Upper; or in an explicit list: delegates H.Upper
//     list its interface in the implements clause, as in: implements H.Second; or in an explicit list: delegates H.Second
//     it can be private state if another component serves an interface: list that interface, as in delegates SomeInterface
//     give the emissary a type parameter and use it in the type of component wild
//     or list the interfaces without wildcards that the components have: delegates Runnable, java.io.Flushable
//     list its interface in the implements clause, as in: implements java.io.Flushable; or in an explicit list: delegates java.io.Flushable
//     int has no interface to delegate: number can only be private state, beside a component whose interface is listed, as in delegates SomeInterface
//     to keep optional as private state, list what is delegated: delegates Runnable
//     to keep name as private state, list what is delegated: delegates Runnable
//     to keep next as private state, list what is delegated: delegates Runnable
//     to keep first as private state, list what is delegated: delegates Callable
//     to keep second as private state, move what is delegated from the implements clause to an explicit list: delegates Runnable
//     to keep third as private state, list what is delegated: @dev.emissary.Emissary(Runnable.class)
//     or write @dev.emissary.Emissary, which delegates the types of the components
import java.util.concurrent.*;

class H {
    interface Lower { void m(); }
    interface Upper extends Lower { }
    private interface Hidden { void n(); }
    @Deprecated interface Old { void m(); }
    interface Second { void n(); }
    interface Third { void n(); }
    interface Half<T> extends java.io.Flushable { T half(); }
    static abstract class Whole<T> implements Half<T>, Comparable<T> { }
    static class Low implements Upper, Lower, java.io.Serializable { public void m() { } }
    static class Both implements Old, Third { public void m() { } public void n() { } }
    static class OnlyOld implements Old { public void m() { } }
    static class Veiled implements Hidden, Second { public void n() { } }
}

emissary OfThread(Thread thread);  // error: component.not.interface
emissary OfList(ArrayList<String> list);  // error: component.not.interface
emissary OfVariable<T extends AutoCloseable>(T variable);  // error: component.not.interface
emissary OfBounds<T extends Comparable<T> & Runnable>(T bounds);  // error: component.not.interface
emissary OfLow(H.Low low);  // error: component.not.interface
emissary OfVeiled(H.Veiled veiled);  // error: component.not.interface
emissary OfImplementing(String s) implements Comparable<OfImplementing> { @Override public int compareTo(OfImplementing other) { return 0; } }  // error: component.arguments
emissary OfWildcard(ArrayList<? extends Number> wild);  // error: wildcard
emissary OfHalf(Runnable r, H.Half<?> half);  // error: wildcard
emissary OfWhole(H.Whole<?> whole);  // error: component.not.interface

emissary OfInt(int number);  // error: component.not.interface
emissary OfOptional<T>(Optional<T> optional, Runnable r);  // error: component.not.interface
emissary OfName(Runnable r, String name);  // error: component.not.interface
emissary OfNext(Runnable r, OfNext next);  // error: names.itself
emissary OfMany(Callable<String> c, String first, Thread t, Runnable r);  // error: component.not.interface
emissary OfClause(Thread t, String second) implements Runnable;  // error: component.not.interface
@dev.emissary.Emissary emissary InAnnotation(Runnable r, String third) { }  // error: component.not.interface
@dev.emissary.Emissary({}) emissary Empty(Runnable r);  // error: list.empty

//// case: many-conflicts-that-one-list-settles-are-one-error (EM-DIAG-1, EM-CONF-1)
// claim: More than three conflicts that a list with a component for each interface settles are one error, which counts
//     them; fewer are one each. Of several methods close(), each is called, and no list is proposed.
// says:
//     4 methods of replica are also supplied by primary; with delegates Four to primary there is no conflict
//     try { this.a.close(); } finally { try { this.b.close(); } finally { this.c.close(); } }
interface Four { void a(); void b(); void c(); int d(); }
interface Two { void a(); void b(); }
emissary OfFour(Four primary, Four replica);  // error: method.conflict at Four replica
emissary OfTwo(Two primary, Two replica);  // error: method.conflict, method.conflict
emissary Closing(AutoCloseable a, AutoCloseable b, AutoCloseable c);  // error: method.conflict at AutoCloseable b

//// case: proposals-fit-the-type (EM-DIAG-1, EM-DEL-3, EM-CLASS-4)
// claim: An interface with wildcards is proposed with their bounds, a class with an interface of its methods, and a field
//     that is not final with what can keep its value.
// says:
//     write Comparable<T> as the type of component order
//     to forward methods of the class java.io.InputStream, declare an interface of them
//     keep the value in a final AtomicBoolean
//     keep the value in a final AtomicInteger
//     keep the value in a final AtomicLong
//     keep the value in a final AtomicReference<Float>
//     keep the value in a final AtomicReference<Double>
//     keep the value in a final AtomicReference<String>
emissary Ordered<T>(Comparable<? super T> order);  // error: wildcard
emissary Reading(java.io.InputStream in);  // error: component.not.interface
emissary Open(Runnable run) { private boolean open; }  // error: field.not.final
emissary Counting(Runnable run) {
    private short runs;  // error: field.not.final
    private long since = 1;  // error: field.not.final
    private float mean;  // error: field.not.final
    private double sum;  // error: field.not.final
    private String last = "";  // error: field.not.final
}

//// case: all-default-methods-past-a-method-are-proposed-by-simple-names (EM-DIAG-4)
// says:
//     @Override public boolean has(K key) { return Repository.super.has(key); }
//     @Override public List<Map.Entry<K, V>> all(K key) { return Repository.super.all(key); }
interface Repository<K, V> {
    V find(K key);
    default boolean has(K key) { return find(key) != null; }
    default List<Map.Entry<K, V>> all(K key) { return List.of(Map.entry(key, find(key))); }
}
emissary Cached<K, V>(Repository<K, V> repository) {
    public V find(K key) { return null; }  // warning: bypass
}

//// case: field-with-a-collection-only-has-to-be-final (EM-CLASS-4, EM-DIAG-1)
// says:
//     make names final; what it refers to can still change
//     make last final; if another value is assigned to it later, keep the value in a final AtomicReference<List<String>>
emissary Kept(Runnable task) {
    private Map<String, List<String>> names = new HashMap<>();  // error: field.not.final.content
    private int[] counts = new int[9];  // error: field.not.final.content
    private List<String> last;  // error: field.not.final
}
