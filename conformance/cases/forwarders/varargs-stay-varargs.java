// clauses: EM-FWD-3
// claim: Varargs stay varargs.
// class X:
//     final class X<E> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     public E[] m(String, E...)
//     public void n(int...)
//     public void o(E[])
//     static void use(X<String>)
@SuppressWarnings("unchecked") interface Foo<T> { T[] m(String s, T... ts); void n(int... is); void o(T[] ts); }
emissary X<E>(Foo<E> foo) {
    @SuppressWarnings("unchecked") static void use(X<String> x) { x.m("s", "t", "u"); x.n(); x.n(1, 2); }
}
