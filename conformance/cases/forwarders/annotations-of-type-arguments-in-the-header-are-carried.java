// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of type arguments in the header, and of what is inside them: of
//     components, and in the implements clause; repeated ones in their container.
// given: Marks
// together: same
//// Types.java
import java.util.*;
interface Component<T> { T f(List<T> l); }
interface Inside<T, U> { T @A(9) [] f(Map<T, U> m); void g(@A(8) T t) throws IllegalStateException; }
interface Clause<T> { T f(List<T> l); }
abstract class Sub implements Clause<String> {}
interface Repeated<T> { T f(List<T> l); <U extends @A(1) T> void g(@Some(1) T t, @Some(2) @Some(3) T u); }
//// step 2: Emissaries.java
import java.util.*;
emissary OfComponent(Component<@A(1) String> foo);
emissary OfInside(Inside<List<@A(1) String>, @A(2) int @A(3) []> foo);
emissary OfClause(Sub sub) implements Clause<@A(1) String>;
emissary OfRepeated(Repeated<@Some(5) @A(2) @Some(6) String> foo);
//// same: Emissaries.java
import java.util.*;
final class OfComponent extends dev.emissary.lang.Emissary implements Component<@A(1) String> {
    private final Component<@A(1) String> foo;
    OfComponent(Component<@A(1) String> foo) { this.foo = foo; }
    public @A(1) String f(List<@A(1) String> arg0) { return foo.f(arg0); }
}
final class OfInside extends dev.emissary.lang.Emissary implements Inside<List<@A(1) String>, @A(2) int @A(3) []> {
    private final Inside<List<@A(1) String>, @A(2) int @A(3) []> foo;
    OfInside(Inside<List<@A(1) String>, @A(2) int @A(3) []> foo) { this.foo = foo; }
    public List<@A(1) String> @A(9) [] f(Map<List<@A(1) String>, @A(2) int @A(3) []> arg0) { return foo.f(arg0); }
    public void g(@A(8) List<@A(1) String> arg0) throws IllegalStateException { foo.g(arg0); }
}
final class OfClause extends dev.emissary.lang.Emissary implements Clause<@A(1) String> {
    private final Sub sub;
    OfClause(Sub sub) { this.sub = sub; }
    public @A(1) String f(List<@A(1) String> arg0) { return sub.f(arg0); }
}
final class OfRepeated extends dev.emissary.lang.Emissary implements Repeated<@Some(5) @A(2) @Some(6) String> {
    private final Repeated<@Some(5) @A(2) @Some(6) String> foo;
    OfRepeated(Repeated<@Some(5) @A(2) @Some(6) String> foo) { this.foo = foo; }
    public @Some(5) @A(2) @Some(6) String f(List<@Some(5) @A(2) @Some(6) String> arg0) { return foo.f(arg0); }
    public <U extends @Some(5) @A(1) @Some(6) String> void g(
            @Some(1) @A(2) String arg0, @Some(2) @Some(3) @A(2) String arg1) { foo.<U>g(arg0, arg1); }
}
