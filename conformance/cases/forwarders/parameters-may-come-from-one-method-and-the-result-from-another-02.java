// clauses: EM-FWD-3
// claim: Parameters may come from one method and the result from another.
//// Types.java
import java.util.List;
@SuppressWarnings("rawtypes") interface Raw { Object find(Class... types); Object map(List list); }
interface Typed {
    @SuppressWarnings("unchecked") String find(Class<?>... types);
    <T> String map(List<T> list);
}
@SuppressWarnings("unchecked") interface Both extends Raw, Typed {}
//// X.java
import java.util.List;
emissary X(Both both);
//// same: X.java
import java.util.List;
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Both {
    private final Both both;
    X(Both both) { this.both = both; }
    public String find(Class... types) { return both.find(types); }
    public String map(List list) { return both.map(list); }
}
