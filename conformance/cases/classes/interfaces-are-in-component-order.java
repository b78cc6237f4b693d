// clauses: EM-CLASS-1
// claim: The interfaces are those of the components in order, and then the rest of the implements clause.
// class Four:
//     final class Four extends dev.emissary.lang.Emissary implements A, B, C, java.util.RandomAccess
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
