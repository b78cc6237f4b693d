// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: generic interface with type argument.
// together: same
//// Types.java
import java.util.*;
interface Source<T extends Comparable<? super T>> {
    T max(List<? extends T> from);
    <R extends T> R narrow(Class<R> type);
    void all(T first, T[] rest);
    Map<? super T, T[][]> map();
}
//// step 2: X.java
import java.util.*;
emissary X(Source<String> source);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Source<String> {
    private final Source<String> source;
    X(Source<String> source) { this.source = source; }
    public String max(List<? extends String> arg0) { return source.max(arg0); }
    public <R extends String> R narrow(Class<R> arg0) { return source.narrow(arg0); }
    public void all(String arg0, String[] arg1) { source.all(arg0, arg1); }
    public Map<? super String, String[][]> map() { return source.map(); }
}
