// clauses: EM-EQ-2, EM-FWD-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: comparator.
//// Order.java
import java.util.function.*;
interface Order<T> {
    int compare(T a, T b);
    boolean equals(Object other);
    default Order<T> reversed() { return (a, b) -> compare(b, a); }
    default Order<T> then(Order<? super T> other) { return this; }
    default <U> Order<T> then(Function<? super T, ? extends U> key, Order<? super U> order) { return this; }
    default <U extends Comparable<? super U>> Order<T> then(Function<? super T, ? extends U> key) { return this; }
    default Order<T> thenInt(ToIntFunction<? super T> key) { return this; }
    static <T> Order<T> none() { return (a, b) -> 0; }
}
//// X.java
import java.util.*;
emissary X<E extends Comparable<E>>(Order<List<E>> by);
//// same: X.java
import java.util.*;
import java.util.function.*;
final class X<E extends Comparable<E>> extends dev.emissary.lang.Emissary
        implements Order<List<E>> {
    private final Order<List<E>> by;
    X(Order<List<E>> by) { this.by = by; }
    public int compare(List<E> arg0, List<E> arg1) { return by.compare(arg0, arg1); }
    public Order<List<E>> reversed() {
        Order<List<E>> r = by.reversed();
        return r == by ? this : r;
    }
    public Order<List<E>> then(Order<? super List<E>> arg0) {
        Order<List<E>> r = by.then(arg0);
        return r == by ? this : r;
    }
    public <U> Order<List<E>> then(
            Function<? super List<E>, ? extends U> arg0, Order<? super U> arg1) {
        Order<List<E>> r = by.then(arg0, arg1);
        return r == by ? this : r;
    }
    public <U extends Comparable<? super U>> Order<List<E>> then(
            Function<? super List<E>, ? extends U> arg0) {
        Order<List<E>> r = by.then(arg0);
        return r == by ? this : r;
    }
    public Order<List<E>> thenInt(ToIntFunction<? super List<E>> arg0) {
        Order<List<E>> r = by.thenInt(arg0);
        return r == by ? this : r;
    }
}
