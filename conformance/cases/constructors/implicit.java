// The canonical constructor that nobody has written.

//// case: component-of-variable-arity-makes-the-constructor-one (EM-CTOR-1, EM-CLASS-2)
// claim: A component of variable arity makes the canonical constructor one of variable arity, and its field is an
//     array; beside another constructor with as many parameters too, where annotations go where they apply as well.
// fields of X:
//     private final A a
//     private final String[] rest
// constructors of X: X(A, String...)
// fields of Y:
//     @OnField private final A a
//     private final String[] rest
// constructors of Y:
//     Y(@OnParameter A, String...)
//     Y(A, int)
// main: X
// prints: 2
import java.lang.annotation.*;
@Target(ElementType.FIELD) @Retention(RetentionPolicy.RUNTIME) @interface OnField {}
@Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME) @interface OnParameter {}
interface A { int a(); }
@dev.emissary.Emissary(A.class)
record X(A a, String... rest) {
    public static void main(String[] arguments) {
        System.out.println(new X(null).rest.length * 100 + new X(null, "p", "q").rest.length);
    }
}
@dev.emissary.Emissary(A.class)
record Y(@OnField @OnParameter A a, String... rest) { Y(A a, int count) { this(a, "p", "q"); } }

//// case: implicit-constructor-has-the-components-in-order-and-the-access-of-the-class (EM-CTOR-1)
// claim: The implicit canonical constructor has the components in order as its parameters, with their type arguments
//     and variables, and the access of the class: that of an interface member is public.
// constructors of Outer$Public: public Public(Runnable, AutoCloseable)
// constructors of Outer$Protected: protected Protected(Runnable, AutoCloseable)
// constructors of Outer$Package: Package(Runnable, AutoCloseable)
// constructors of Outer$Private: private Private(Runnable, AutoCloseable)
// constructors of Generic: Generic(java.util.List<T[]>, Iterable<T>)
// constructors of Face$X: public X(A)
// constructors of Face$Y: public Y(A)
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
