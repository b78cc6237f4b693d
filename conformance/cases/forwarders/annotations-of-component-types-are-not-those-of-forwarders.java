// clauses: EM-FWD-7
// claim: A forwarder does not spread the annotations of component types to forwarders.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { Foo<T> f(List<Foo<T>> l); }
//// step 2: X.java
emissary X<E>(@A(1) Foo<E> foo);
//// same: X.java
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
    private final @A(1) Foo<E> foo;
    X(@A(1) Foo<E> foo) { this.foo = foo; }
    public Foo<E> f(List<Foo<E>> arg0) { Foo<E> r = foo.f(arg0); return r == foo ? this : r; }
}
