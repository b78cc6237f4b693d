// clauses: EM-CTOR-1, EM-CLASS-2
// claim: A component of variable arity makes the canonical constructor one of variable arity, and its field is an
//     array; beside another constructor with as many parameters too, where annotations go where they apply as well.
// class X: final class X extends dev.emissary.lang.Emissary implements A
// methods of X:
//     public int a()
//     public static void main(String[])
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
record Y(@OnField @OnParameter A a, String... rest) {
    Y(A a, int count) { this(a, "p", "q"); }
}
