// clauses: EM-DEL-5
// claim: A private interface can be delegated within the class that declares it, and not outside.
class Q {
    private interface P { void f(); }
    static class C implements P { public void f() {} }
    emissary Inside(P p);
    private emissary Private(Q.C p) implements Q.P;
}

emissary Outside(Q.C p) implements
        Q.P;  // one error
