// clauses: EM-EQ-2, EM-FWD-1
// claim: An emissary has the class file of the class written by hand: interface from a class file that inherits and
//     overloads.
//// X.java
import java.util.*;
import java.util.function.*;
emissary X(Spliterator.OfInt it);
//// same: X.java
import java.util.*;
import java.util.function.*;
final class X extends dev.emissary.lang.Emissary implements Spliterator.OfInt {
    private final Spliterator.OfInt it;
    X(Spliterator.OfInt it) { this.it = it; }
    public Spliterator.OfInt trySplit() {
        Spliterator.OfInt r = it.trySplit();
        return r == it ? this : r;
    }
    public boolean tryAdvance(IntConsumer arg0) { return it.tryAdvance(arg0); }
    public void forEachRemaining(IntConsumer arg0) { it.forEachRemaining(arg0); }
    public boolean tryAdvance(Consumer<? super Integer> arg0) { return it.tryAdvance(arg0); }
    public void forEachRemaining(Consumer<? super Integer> arg0) { it.forEachRemaining(arg0); }
    public long estimateSize() { return it.estimateSize(); }
    public long getExactSizeIfKnown() { return it.getExactSizeIfKnown(); }
    public int characteristics() { return it.characteristics(); }
    public boolean hasCharacteristics(int arg0) { return it.hasCharacteristics(arg0); }
    public Comparator<? super Integer> getComparator() { return it.getComparator(); }
}
