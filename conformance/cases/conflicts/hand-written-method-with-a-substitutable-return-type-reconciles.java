// clauses: EM-CONF-2
// claim: A hand-written method whose return type can be substituted for both reconciles two delegates.
class NarrowerSecond {
    interface A { Object f(); } interface B { String f(); }
    emissary E(A a, B b) { public String f() { throw new Error(); } }
}
class NarrowerFirst {
    interface A { String f(); } interface B { Object f(); }
    emissary E(A a, B b) { public String f() { throw new Error(); } }
}
class BothByAnotherType {
    interface A { Runnable f(); } interface B { AutoCloseable f(); }
    interface RA extends Runnable, AutoCloseable { void close(); }
    emissary E(A a, B b) { public RA f() { throw new Error(); } }
}
class Parameterized {
    interface A { java.util.List<String> f(); } interface B { Iterable<String> f(); }
    emissary E(A a, B b) { public java.util.ArrayList<String> f() { throw new Error(); } }
}
class Primitive {
    interface A { int f(); } interface B { int f(); }
    emissary E(A a, B b) { public int f() { throw new Error(); } }
}
