// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: method type parameters that refer to each
//     other.
// together: same
//// Types.java
import java.io.Serializable;
import java.util.*;
interface Maker<T> {
    <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable> Map<A, ? super C> make(
            B first, C[] second, T third);
    @SuppressWarnings("unchecked")
    <K extends T, V extends Map<K, ? extends T>> V fill(V map, K... keys);
    <S extends Comparable<S>> S self(S s);
}
//// step 2: X.java
import java.io.Serializable;
import java.util.*;
emissary X<E extends CharSequence>(Maker<E> maker);
//// same: X.java
import java.io.Serializable;
import java.util.*;
final class X<E extends CharSequence> extends dev.emissary.lang.Emissary implements Maker<E> {
    private final Maker<E> maker;
    X(Maker<E> maker) { this.maker = maker; }
    public <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable>
            Map<A, ? super C> make(B arg0, C[] arg1, E arg2) { return maker.make(arg0, arg1, arg2); }
    public <K extends E, V extends Map<K, ? extends E>> V fill(V arg0, K... arg1) {
        return maker.fill(arg0, arg1);
    }
    public <S extends Comparable<S>> S self(S arg0) { return maker.self(arg0); }
}
