// clauses: EM-FWD-3, EM-CONF-3
// claim: Forwarders give no warning of library interfaces, of overloads that a lambda cannot tell apart, of varargs of
//     one interface and an array of another, of results that are unchecked, and of closing that may be interrupted.
// options: lint=off
import java.sql.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
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
