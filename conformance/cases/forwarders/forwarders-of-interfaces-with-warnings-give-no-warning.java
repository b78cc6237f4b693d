// clauses: EM-FWD-3
// claim: Forwarders of interfaces from class files give no warning, whatever these have: raw types, ambiguous
//     overloads, variable arity in place of arrays, deprecated types and methods, and a deprecation that is taken back.
// class OfTakingBack: final class OfTakingBack extends dev.emissary.lang.Emissary implements TakingBack
// methods of OfTakingBack:
//     public void a()
//     public void b()
//// Types.java
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
interface Overridden { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
interface RawGeneric<T> extends Overridden { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
@SuppressWarnings("rawtypes")
interface RawTypes { List a(Map.Entry e, List<Class> l); <T extends Comparable> T b(T t); }
@SuppressWarnings("overloads")
interface Ambiguous {
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
