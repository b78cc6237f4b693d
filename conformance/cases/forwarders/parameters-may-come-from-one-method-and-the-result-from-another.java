// clauses: EM-FWD-3
// claim: A forwarder may have the parameters of one method that it overrides and the result of another, in whatever
//     order the superinterfaces are.
// warnings: any
// together: same
//// Types.java
import java.util.List;

interface Raw { Object find(Class... types); Object map(List list); }
interface Typed { String find(Class<?>... types); <T> String map(List<T> list); }
interface TypedFirst extends Typed, Raw {}
interface RawFirst extends Raw, Typed {}
//// step 2: X.java
import java.util.List;

emissary X(TypedFirst both);
emissary Y(RawFirst both);
//// same: X.java
import java.util.List;

final class X extends dev.emissary.lang.Emissary implements TypedFirst {
    private final TypedFirst both;
    X(TypedFirst both) { this.both = both; }
    public String find(Class... types) { return both.find(types); }
    public String map(List list) { return both.map(list); }
}
final class Y extends dev.emissary.lang.Emissary implements RawFirst {
    private final RawFirst both;
    Y(RawFirst both) { this.both = both; }
    public String find(Class... types) { return both.find(types); }
    public String map(List list) { return both.map(list); }
}
