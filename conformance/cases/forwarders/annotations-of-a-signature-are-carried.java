// clauses: EM-FWD-7, EM-FWD-5
// claim: A forwarder carries the annotations of the most specific method: on and inside its types, on its type
//     parameters, bounds and throws clause, repeated ones, those that are declaration annotations as well; those of a
//     sealed result to the return type only.
// given: Marks
// together: same
//// Types.java
import java.util.*;
interface Types { @A(1) String f(@A(2) @B(types = int.class) Object a, int b, @B @A int c); @B int n(); }
interface Inside {
    @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... all);
    Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> l);
}
interface Parameters {
    <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(@B U u)
            throws @A(6) IllegalStateException, @B Error;
}
interface Repeated { @Some(1) @Some(2) String f(List<@Some(3) @Some(4) String> l); }
interface Declarations {
    @Both("r") String f(@Both({"p", "q"}) String a, String b);
    @Both int[] g(List<@Both String> l);
    @Both List<String> h(@Both String... all);
}
interface Top { @A(1) Object f(@A(2) String s); default @A(3) String g() { return ""; } }
interface Middle extends Top { @B String f(String s); }
interface Bottom extends Middle, Top {}
interface Fluent<T> { @A(1) Fluent<@A(2) T> self(@B T t); @Both Fluent<T> more(); }
//// step 2: Emissaries.java
emissary OfTypes(Types foo);
emissary OfInside(Inside foo);
emissary OfParameters(Parameters foo);
emissary OfRepeated(Repeated foo);
emissary OfDeclarations(Declarations foo);
emissary OfBottom(Bottom bottom);
emissary OfFluent<E>(Fluent<E> foo);
//// same: Emissaries.java
import java.util.*;
final class OfTypes extends dev.emissary.lang.Emissary implements Types {
    private final Types foo;
    OfTypes(Types foo) { this.foo = foo; }
    public @A(1) String f(@A(2) @B(types = int.class) Object arg0, int arg1, @B @A int arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @B int n() { return foo.n(); }
}
final class OfInside extends dev.emissary.lang.Emissary implements Inside {
    private final Inside foo;
    OfInside(Inside foo) { this.foo = foo; }
    public @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... arg0) {
        return foo.f(arg0);
    }
    public Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> arg0) {
        return foo.entry(arg0);
    }
}
final class OfParameters extends dev.emissary.lang.Emissary implements Parameters {
    private final Parameters foo;
    OfParameters(Parameters foo) { this.foo = foo; }
    public <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(
            @B U arg0) throws @A(6) IllegalStateException, @B Error {
        return foo.f(arg0);
    }
}
final class OfRepeated extends dev.emissary.lang.Emissary implements Repeated {
    private final Repeated foo;
    OfRepeated(Repeated foo) { this.foo = foo; }
    public @Some(1) @Some(2) String f(List<@Some(3) @Some(4) String> arg0) { return foo.f(arg0); }
}
final class OfDeclarations extends dev.emissary.lang.Emissary implements Declarations {
    private final Declarations foo;
    OfDeclarations(Declarations foo) { this.foo = foo; }
    public @Both("r") String f(@Both({"p", "q"}) String arg0, String arg1) { return foo.f(arg0, arg1); }
    public @Both int[] g(List<@Both String> arg0) { return foo.g(arg0); }
    public @Both List<String> h(@Both String... arg0) { return foo.h(arg0); }
}
final class OfBottom extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    OfBottom(Bottom bottom) { this.bottom = bottom; }
    public @B String f(String arg0) { return bottom.f(arg0); }
    public @A(3) String g() { return bottom.g(); }
}
final class OfFluent<E> extends dev.emissary.lang.Emissary implements Fluent<E> {
    private final Fluent<E> foo;
    OfFluent(Fluent<E> foo) { this.foo = foo; }
    public @A(1) Fluent<@A(2) E> self(@B E arg0) { Fluent<E> r = foo.self(arg0); return r == foo ? this : r; }
    public @Both Fluent<E> more() { Fluent<E> r = foo.more(); return r == foo ? this : r; }
}
