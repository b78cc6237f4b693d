// clauses: EM-DIAG-4
// claim: lint=on does not warn of interfaces whose contract says nothing of equals, hashCode and toString, nor where the
//     body declares these.
// options: lint=on
import dev.emissary.Emissary;
import java.util.*;

emissary OfRunnable(Runnable r);
emissary OfComparator(Comparator<String> c);
emissary OfCollection(Collection<String> c);
emissary WithToString(CharSequence c) { @Override public String toString() { return c.toString(); } }
emissary WithEquals(List<String> c) {
    @Override public boolean equals(Object o) { return c.equals(o); }
    @Override public int hashCode() { return 1; }
}
@Emissary(Iterable.class) emissary OfList(Queue<String> q);
emissary OfClause(Queue<String> q) implements Iterable<String>;
