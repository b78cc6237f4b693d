// clauses: EM-EQ-2, EM-FWD-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: comparator.
//// X.java
import java.util.*;
import java.util.function.*;
emissary X<E extends Comparable<E>>(Comparator<List<E>> by);
//// same: X.java
import java.util.*;
import java.util.function.*;
final class X<E extends Comparable<E>> extends dev.emissary.lang.Emissary
        implements Comparator<List<E>> {
    private final Comparator<List<E>> by;
    X(Comparator<List<E>> by) { this.by = by; }
    public int compare(List<E> arg0, List<E> arg1) { return by.compare(arg0, arg1); }
    public Comparator<List<E>> reversed() {
        Comparator<List<E>> r = by.reversed();
        return r == by ? this : r;
    }
    public Comparator<List<E>> thenComparing(Comparator<? super List<E>> arg0) {
        Comparator<List<E>> r = by.thenComparing(arg0);
        return r == by ? this : r;
    }
    public <U> Comparator<List<E>> thenComparing(
            Function<? super List<E>, ? extends U> arg0, Comparator<? super U> arg1) {
        Comparator<List<E>> r = by.thenComparing(arg0, arg1);
        return r == by ? this : r;
    }
    public <U extends Comparable<? super U>> Comparator<List<E>> thenComparing(
            Function<? super List<E>, ? extends U> arg0) {
        Comparator<List<E>> r = by.thenComparing(arg0);
        return r == by ? this : r;
    }
    public Comparator<List<E>> thenComparingInt(ToIntFunction<? super List<E>> arg0) {
        Comparator<List<E>> r = by.thenComparingInt(arg0);
        return r == by ? this : r;
    }
    public Comparator<List<E>> thenComparingLong(ToLongFunction<? super List<E>> arg0) {
        Comparator<List<E>> r = by.thenComparingLong(arg0);
        return r == by ? this : r;
    }
    public Comparator<List<E>> thenComparingDouble(ToDoubleFunction<? super List<E>> arg0) {
        Comparator<List<E>> r = by.thenComparingDouble(arg0);
        return r == by ? this : r;
    }
}
