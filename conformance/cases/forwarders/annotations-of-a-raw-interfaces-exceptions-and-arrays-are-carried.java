// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of a raw interface's exceptions and arrays.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T extends List<String>, X extends Exception> { @A(1) T @A(2) [] f(@A(3) T t, List<@A(4) int @A(5) []> l) throws @A(6) X, @A(7) Error; Map.@A(8) Entry<@A(9) T, T> g(); }
//// step 2: X.java
@SuppressWarnings("rawtypes") emissary X(Foo foo);
//// same: X.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @A(1) List @A(2) [] f(@A(3) List arg0, List arg1) throws @A(6) Exception, @A(7) Error { return foo.f(arg0, arg1); }
    public Map.@A(8) Entry g() { return foo.g(); }
}
