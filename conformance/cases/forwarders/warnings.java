// Deprecation, and the warnings that a forwarder does not cause.
// clauses: EM-FWD-3
// imports: java.util.*, java.util.function.*

//// case: deprecation-is-carried-over
// methods of Front:
//     @Deprecated public void a()
//     @Deprecated(forRemoval=true, since="2") public void b()
//     public void c()
// together: same
//// Old.java
public interface Old {
    @Deprecated void a();
    @Deprecated(since = "2", forRemoval = true)
    void b();
    void c();
}
//// step 2: Front.java
emissary Front(Old old);

//// case: forwarders-of-interfaces-with-warnings-give-no-warning
// claim: Forwarders of interfaces from class files give no warning, whatever these have: raw types, ambiguous
//     overloads, variable arity in place of arrays, deprecated types and methods, and a deprecation that is taken back.
// methods of OfTakingBack:
//     public void a()
//     public void b()
//// Types.java
import java.util.concurrent.*;
interface Overridden { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
interface RawGeneric<T> extends Overridden { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
@SuppressWarnings("rawtypes")
interface RawTypes { List a(Map.Entry e, List<Class> l); <T extends Comparable> T b(T t); }
@SuppressWarnings("overloads") interface Ambiguous {
    void run(Runnable r); Object run(Callable<?> c);
    void test(Predicate<String> p); void test(Function<String, Boolean> f);
}
interface ArrayAndVarargs { void m(String[] s); void n(String... s); }
interface VarargsAndArray extends ArrayAndVarargs { void m(String... s); void n(String[] s); }  // warning
@Deprecated class Old {}
@Deprecated(forRemoval = true) class Older extends Exception { private static final long serialVersionUID = 1; }
@SuppressWarnings({"deprecation", "removal"})
interface Mentioning { Old a(Old old) throws Older; <T extends Old> T b(java.util.List<Older[]> l); }
interface Deprecating { @Deprecated void a(); @Deprecated(forRemoval = true) void b(); }
@SuppressWarnings({"deprecation", "removal"})
interface TakingBack extends Deprecating { void a(); void b(); }
//// step 2: Emissaries.java
@SuppressWarnings("rawtypes") emissary OfRawGeneric(RawGeneric foo);
emissary OfRawTypes(RawTypes foo);
emissary OfAmbiguous(Ambiguous foo);
emissary OfVarargs(VarargsAndArray foo);
emissary OfMentioning(Mentioning foo);
emissary OfTakingBack(TakingBack foo);

//// case: forwarders-of-overloads-and-library-interfaces-give-no-warning (EM-FWD-3, EM-CONF-3)
// options: lint=off
import java.sql.*;
import java.util.concurrent.*;
class Library {
    emissary A(ResultSet r);
    emissary B(CallableStatement c);
    emissary C<T>(List<T> l);
    emissary D<K, V>(ConcurrentNavigableMap<K, V> m);
    emissary E(ScheduledExecutorService s);
    emissary F(javax.management.openmbean.CompositeData d);
}
@SuppressWarnings("overloads") interface Overloads<K> {
    void f(IntFunction<String> f); void f(DoubleFunction<String> f);
    void g(K k, Function<K, K> f); void g(K k, ToIntFunction<K> f);
}
emissary OfOverloads<K>(Overloads<K> foo);
interface One { void m(String... s); }
interface Two { void m(String[] s); }
@SuppressWarnings("overrides") abstract class Both implements One, Two {}
emissary VarargsFirst(Both both) implements One, Two;
emissary ArrayFirst(Both both) implements Two, One;
interface Generic { <T> List<T> m(List<T> l, String s); }
@SuppressWarnings({"rawtypes", "unchecked"}) interface Unchecked extends Generic { ArrayList m(List l, String s); }
emissary OfUnchecked(Unchecked two);
emissary OfCloseable(AutoCloseable closeable);

//// case: warnings-of-callers-and-of-the-body-stay
emissary Front(Old old);
interface Old { @Deprecated void a(); }
class Caller {
    void call(Front front) {
        front.a();  // warning
    }
}
emissary ByHand(Old old) {
    void byHand() {
        old.a();  // warning
        List raw = null;  // warning
    }
    static class Nested {
        void byHand(Old old) {
            old.a();  // warning
        }
    }
}
