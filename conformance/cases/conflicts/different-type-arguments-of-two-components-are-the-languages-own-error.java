// clauses: EM-CONF-4
// claim: To inherit one generic interface with different type arguments is the language's own error, at the
//     component.
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
