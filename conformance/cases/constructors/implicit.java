// The canonical constructor that nobody has written.
// imports: java.io.*, java.lang.annotation.*

//// case: component-of-variable-arity-makes-the-constructor-one (EM-CTOR-1, EM-CLASS-2)
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
// prints: 2
@Target(ElementType.FIELD) @Retention(RetentionPolicy.RUNTIME) @interface OnField {}
@Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME) @interface OnParameter {}
interface A { int a(); }
@dev.emissary.Emissary(A.class)
record X(A a, String... rest) { int count() { return rest.length; } }
@dev.emissary.Emissary(A.class)
record Y(@OnField @OnParameter A a, String... rest) { Y(A a, int count) { this(a, "p", "q"); } }
// run:
System.out.println(new X(null).count() * 100 + new X(null, "p", "q").count());

//// case: implicit-constructor-has-the-components-in-order-and-the-access-of-the-class (EM-CTOR-1)
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

//// case: initializer-beside-an-implicit-constructor-throws-nothing (EM-CTOR-1, EM-CLASS-4)
// claim: A checked exception of a field's initializer is an error, because the implicit canonical constructor declares
//     none.
class Boom {
    static Object make() throws IOException { throw new IOException(); }
}
emissary Calls(Runnable r) { private final Object o = Boom.make(); }  // error

//// case: initializer-may-assign-another-field (EM-CTOR-1, EM-CLASS-4)
// prints: 3 3
emissary Two(Runnable r) {
    private final int n;
    private final int m = n = 3;
    String both() { return n + " " + m; }
}
class Main { public static void main(String[] arguments) { System.out.println(new Two(null).both()); } }

//// case: implicit-constructor-has-at-most-255-words (EM-CTOR-1)
interface Job { void work(); }
emissary Many(Job job, long c0, long c1, long c2, long c3, long c4, long c5, long c6, long c7, long c8, long c9, long c10, long c11, long c12, long c13, long c14, long c15, long c16, long c17, long c18, long c19, long c20, long c21, long c22, long c23, long c24, long c25, long c26, long c27, long c28, long c29, long c30, long c31, long c32, long c33, long c34, long c35, long c36, long c37, long c38, long c39, long c40, long c41, long c42, long c43, long c44, long c45, long c46, long c47, long c48, long c49, long c50, long c51, long c52, long c53, long c54, long c55, long c56, long c57, long c58, long c59, long c60, long c61, long c62, long c63, long c64, long c65, long c66, long c67, long c68, long c69, long c70, long c71, long c72, long c73, long c74, long c75, long c76, long c77, long c78, long c79, long c80, long c81, long c82, long c83, long c84, long c85, long c86, long c87, long c88, long c89, long c90, long c91, long c92, long c93, long c94, long c95, long c96, long c97, long c98, long c99, long c100, long c101, long c102, long c103, long c104, long c105, long c106, long c107, long c108, long c109, long c110, long c111, long c112, long c113, long c114, long c115, long c116, long c117, long c118, long c119, long c120, long c121, long c122, long c123, long c124, long c125, long c126) delegates Job;  // error
