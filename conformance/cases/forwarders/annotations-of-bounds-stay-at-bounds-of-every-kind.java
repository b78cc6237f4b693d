// clauses: EM-FWD-7, EM-FWD-3
// claim: The annotations on a type variable of the interface are said, in bounds, of what stands in for it: a
//     class, an interface, a nested or an inner type, or another type variable.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;

interface Foo<T> { <U extends @A(1) @B T, V extends List<@A(2) T> & Comparable<@A(3) T>> void m(U u, V v); }
//// step 2: Emissaries.java
import java.util.*;

emissary OfClass<E>(Foo<String> foo);
emissary OfInterface<E>(Foo<Runnable> foo);
emissary OfNested<E>(Foo<Map.Entry<E, E>> foo);
emissary OfInner<E>(Foo<Outer<E>.Inner> foo);
emissary OfVariable<E>(Foo<E> foo);
//// same: Emissaries.java
import java.util.*;

final class OfClass<E> extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Foo<String> foo;
    OfClass(Foo<String> foo) { this.foo = foo; }
    public <U extends @A(1) @B String, V extends List<@A(2) String> & Comparable<@A(3) String>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
final class OfInterface<E> extends dev.emissary.lang.Emissary implements Foo<Runnable> {
    private final Foo<Runnable> foo;
    OfInterface(Foo<Runnable> foo) { this.foo = foo; }
    public <U extends @A(1) @B Runnable, V extends List<@A(2) Runnable> & Comparable<@A(3) Runnable>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
final class OfNested<E> extends dev.emissary.lang.Emissary implements Foo<Map.Entry<E, E>> {
    private final Foo<Map.Entry<E, E>> foo;
    OfNested(Foo<Map.Entry<E, E>> foo) { this.foo = foo; }
    public <U extends Map.@A(1) @B Entry<E, E>, V extends List<Map.@A(2) Entry<E, E>> & Comparable<Map.@A(3) Entry<E, E>>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
final class OfInner<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>.Inner> {
    private final Foo<Outer<E>.Inner> foo;
    OfInner(Foo<Outer<E>.Inner> foo) { this.foo = foo; }
    public <U extends Outer<E>.@A(1) @B Inner, V extends List<Outer<E>.@A(2) Inner> & Comparable<Outer<E>.@A(3) Inner>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
final class OfVariable<E> extends dev.emissary.lang.Emissary implements Foo<E> {
    private final Foo<E> foo;
    OfVariable(Foo<E> foo) { this.foo = foo; }
    public <U extends @A(1) @B E, V extends List<@A(2) E> & Comparable<@A(3) E>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
