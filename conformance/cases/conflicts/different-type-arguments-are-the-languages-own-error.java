// clauses: EM-CONF-4, EM-DEL-2, EM-DIAG-3
// claim: To inherit one generic interface with different type arguments is one error of the language: at the second
//     component, and at the interface of the implements clause.
import java.util.*;
interface A extends Comparable<String> {}
interface B extends Comparable<Integer> {}
emissary OfInterfaces(
        A a,
        B b);  // one error
emissary OfItself(
        Comparable<String> a,
        Comparable<Integer> b);  // one error
emissary OfItselfAndInterface(
        Comparable<String> a,
        B b);  // one error
emissary OfVariable<T>(
        Comparable<T> a,
        Comparable<String> b);  // one error
emissary BesideOthers(
        Runnable r, A a,
        B b, AutoCloseable c);  // one error
@dev.emissary.Emissary({A.class, B.class}) emissary Listed(
        A a,
        B b);  // one error
@dev.emissary.Emissary(Comparable.class) emissary ListedSuperinterface(
        A a,
        B b);  // one error
@dev.emissary.Emissary(Comparable.class) emissary ListedOfClasses(
        String a,
        Integer b);  // one error
emissary Raw(
        Comparable a,
        Comparable<String> b);  // one error
emissary Declared(
        A a,
        B b) {  // one error
    public int compareTo(String s) { return 0; }
}
emissary ByHand(A a) implements Comparable<Integer> { public int compareTo(Integer i) { return 0; } }  // error
interface G<T> { T g(T t); }
interface Strings extends G<String> {}
interface Integers extends G<Integer> {}
emissary Front(Strings strings)
        implements Integers,  // one error
                G<Integer> {
    public String g(String s) { return s; }
}
emissary OfItsOwnType(List<String> l) implements
List<Integer>;  // error
emissary OfSuperinterface(List<String> l) implements
Iterable<Integer>;  // error
emissary OfRawSuperinterface(List<String> l) implements
Collection;  // error
emissary OfRawType(List<String> l) implements
List;  // error
emissary OfRawComponent(Collection c) implements
Iterable<String>;  // error
