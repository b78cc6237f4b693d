// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of a raw interface as far as their types remain: also those of inner
//     types, exceptions and arrays.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;
interface Generic<T> {
    @A(1) List<@A(2) T> f(@A(3) T t, @B Map<@B String, @B T> @A(4) [] m);
    <@A(5) U extends @A(6) T> @A(7) U g(List<? extends @A(8) U> l);
}
interface Inside<T, X extends Exception> {
    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T>.@A(4) Generic<T> g) throws @A(5) X;
}
interface Throwing<T extends List<String>, X extends Exception> { @A(1) T @A(2) [] f(@A(3) T t, List<@A(4) int @A(5) []> l) throws @A(6) X, @A(7) Error; Map.@A(8) Entry<@A(9) T, T> g(); }
//// step 2: Emissaries.java
@SuppressWarnings("rawtypes") emissary OfGeneric(Generic foo);
@SuppressWarnings("rawtypes") emissary OfInside(Inside foo);
@SuppressWarnings("rawtypes") emissary OfThrowing(Throwing foo);
//// same: Emissaries.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfGeneric extends dev.emissary.lang.Emissary implements Generic {
    private final Generic foo;
    OfGeneric(Generic foo) { this.foo = foo; }
    public @A(1) List f(@A(3) Object arg0, @B Map @A(4) [] arg1) { return foo.f(arg0, arg1); }
    public @A(7) Object g(List arg0) { return foo.g(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfInside extends dev.emissary.lang.Emissary implements Inside {
    private final Inside foo;
    OfInside(Inside foo) { this.foo = foo; }
    public @A(1) Outer.@A(3) Inner f(Outer.@A(4) Generic arg0) throws @A(5) Exception { return foo.f(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfThrowing extends dev.emissary.lang.Emissary implements Throwing {
    private final Throwing foo;
    OfThrowing(Throwing foo) { this.foo = foo; }
    public @A(1) List @A(2) [] f(@A(3) List arg0, List arg1) throws @A(6) Exception, @A(7) Error { return foo.f(arg0, arg1); }
    public Map.@A(8) Entry g() { return foo.g(); }
}
