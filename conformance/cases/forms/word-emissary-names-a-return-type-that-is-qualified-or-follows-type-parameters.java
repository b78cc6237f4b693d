// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names a return type that is qualified or follows type parameters.
// plain: same
// warnings: any
class A {
    static class emissary<T> {}
    interface I { <T> emissary<T> f(T t); }
    A.emissary<String> a() { return null; }
    emissary<String> b(int x) { return null; }
    <T> A.emissary<T> c(T t) { return null; }
    static <T, U extends Comparable<U>> emissary<U> d(T t, U u) { return null; }
}
class B {
    static class emissary {}
    B.emissary a() { return null; }
    <T> emissary b() { return null; }
    public static <T> emissary c(T t) { int x = 1; x++; return null; }
}
