// clauses: EM-CLASS-1, EM-DEL-3
// claim: The interfaces are those of the components in order, whatever the order of the explicit list, and then the
//     rest of the implements clause.
// class Four: final class Four extends dev.emissary.lang.Emissary implements A, B, C, java.util.RandomAccess
// class Three:
//     final class Three extends dev.emissary.lang.Emissary implements AutoCloseable, Runnable, Comparable<Three>
interface A {
    void a();
}
interface B {
    void b();
}
interface C {
    void c();
}
class ImplementsA implements A {
    @Override
    public void a() {}
}
emissary Four(ImplementsA first, B second) implements C, A, java.util.RandomAccess {
    @Override
    public void c() {}
}
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})
record Three(AutoCloseable first, Runnable second) implements Comparable<Three> {
    @Override
    public int compareTo(Three other) {
        return 0;
    }
}
