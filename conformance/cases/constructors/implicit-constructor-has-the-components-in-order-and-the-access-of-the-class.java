// clauses: EM-CTOR-1
// claim: The implicit canonical constructor has the components in order as its parameters, with their type arguments
//     and variables, and the access of the class: that of an interface member is public.
// constructors of Outer$Public: public Public(Runnable, AutoCloseable)
// constructors of Outer$Protected: protected Protected(Runnable, AutoCloseable)
// constructors of Outer$Package: Package(Runnable, AutoCloseable)
// constructors of Outer$Private: private Private(Runnable, AutoCloseable)
// class Generic:
//     final class Generic<T extends Comparable<? super T>> extends dev.emissary.lang.Emissary implements java.util.List<T[]>
// constructors of Generic: Generic(java.util.List<T[]>, Iterable<T>)
// class Face$X: public static final class Face$X extends dev.emissary.lang.Emissary implements A
// methods of Face$X: public int a()
// constructors of Face$X: public X(A)
// class Face$Y: public static final class Face$Y extends dev.emissary.lang.Emissary implements A
// methods of Face$Y: public int a()
// constructors of Face$Y: public Y(A)
// class Ann$Z: public static final class Ann$Z extends dev.emissary.lang.Emissary implements A
// methods of Ann$Z: public int a()
// constructors of Ann$Z: public Z(A)
class Outer {
    public emissary Public(Runnable one, AutoCloseable two);
    protected emissary Protected(Runnable one, AutoCloseable two);
    emissary Package(Runnable one, AutoCloseable two);
    private emissary Private(Runnable one, AutoCloseable two);
    Object user() { return new Private(null, null); }
}
@dev.emissary.Emissary(java.util.List.class)
record Generic<T extends Comparable<? super T>>(java.util.List<T[]> l, Iterable<T> i) {}
interface A { int a(); }
interface Face {
    emissary X(A a);
    @dev.emissary.Emissary record Y(A a) {}
}
@interface Ann { emissary Z(A a); }
