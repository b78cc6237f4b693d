// clauses: EM-FWD-7, EM-FWD-9
// claim: A forwarder carries neither the annotations of the component itself nor those of type arguments that the
//     header does not write.
// given: Marks
// together: same
//// Types.java
import java.util.*;
interface Fluent<T> { Fluent<T> f(List<Fluent<T>> l); }
interface Marked<T> { @Both("1") T f(@Both("2") T a, @Both("3") int... b); @Both("4") void g(@Both("5") T[] l); }
interface Written<T> { T f(List<T> l); }
interface Sub extends Written<@A(1) String> {}
//// step 2: Emissaries.java
emissary OfFluent<E>(@A(1) Fluent<E> foo);
emissary OfMarked(@Both("6") Marked<@Both("7") String> foo);
emissary OfSub(Sub sub);
//// same: Emissaries.java
import java.util.*;
final class OfFluent<E> extends dev.emissary.lang.Emissary implements Fluent<E> {
    private final @A(1) Fluent<E> foo;
    OfFluent(@A(1) Fluent<E> foo) { this.foo = foo; }
    public Fluent<E> f(List<Fluent<E>> arg0) { Fluent<E> r = foo.f(arg0); return r == foo ? this : r; }
}
final class OfMarked extends dev.emissary.lang.Emissary implements Marked<@Both("7") String> {
    private final @Both("6") Marked<@Both("7") String> foo;
    OfMarked(@Both("6") Marked<@Both("7") String> foo) { this.foo = foo; }
    public @Both("1") String f(@Both("2") String arg0, @Both("3") int... arg1) { return foo.f(arg0, arg1); }
    public void g(@Both("5") String[] arg0) { foo.g(arg0); }
}
final class OfSub extends dev.emissary.lang.Emissary implements Sub {
    private final Sub sub;
    OfSub(Sub sub) { this.sub = sub; }
    public String f(List<String> arg0) { return sub.f(arg0); }
}
