// clauses: EM-DEL-5
// claim: An interface that is not accessible is the language's own error.
class Q {
    private interface P { void f(); }
    static class C implements P { public void f() {} }
    emissary Inside(P p);
    private emissary Private(Q.C p) implements Q.P;
}
class X {}
emissary A(Q.C p) implements Q.P;  // error
