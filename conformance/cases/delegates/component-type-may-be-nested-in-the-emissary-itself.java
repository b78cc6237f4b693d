// clauses: EM-DEL-6
// claim: A component type may be nested in the emissary itself.
// class A:
//     final class A extends dev.emissary.lang.Emissary implements Foo
// methods of A:
//     public void f()
// class B:
//     final class B extends dev.emissary.lang.Emissary implements Foo
// methods of B:
//     public void f()
// class C:
//     final class C<T> extends dev.emissary.lang.Emissary implements Comparable<T>
// methods of C:
//     public int compareTo(T)
interface Foo { void f(); }
emissary A(A.Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary B(Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary C<T>(Impl<T> impl) implements Comparable<T> {
    private abstract static class Impl<X> implements Comparable<X> {}
}
