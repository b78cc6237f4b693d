// clauses: EM-EQ-2, EM-FWD-5
// claim: An emissary has the class file of the class written by hand: self return by subtyping after substitution.
// together: same
//// Types.java
import java.io.Serializable;
interface Seq<E> extends Iterable<E>, Serializable {
    Seq<E> rest(); Seq<?> any(); Seq<? extends E> some(); Seq<String> strings();
    Iterable<? super E> it(); Object object(); E element(); Seq<E>[] array(); Cloneable unrelated();
    Serializable data(); <S extends Seq<E>> S as(Class<S> type);
}
//// step 2: X.java
import java.io.Serializable;
emissary X<E>(Seq<E> seq);
//// same: X.java
import java.io.Serializable;
final class X<E> extends dev.emissary.lang.Emissary implements Seq<E> {
    private final Seq<E> seq;
    X(Seq<E> seq) { this.seq = seq; }
    public Seq<E> rest() { Seq<E> r = seq.rest(); return r == seq ? this : r; }
    public Seq<?> any() { Seq<?> r = seq.any(); return r == seq ? this : r; }
    public Seq<? extends E> some() { Seq<? extends E> r = seq.some(); return r == seq ? this : r; }
    public Seq<String> strings() { return seq.strings(); }
    public Iterable<? super E> it() { Iterable<? super E> r = seq.it(); return r == seq ? this : r; }
    public Object object() { return seq.object(); }
    public E element() { return seq.element(); }
    public Seq<E>[] array() { return seq.array(); }
    public Cloneable unrelated() { return seq.unrelated(); }
    public Serializable data() { Serializable r = seq.data(); return r == seq ? this : r; }
    public <S extends Seq<E>> S as(Class<S> arg0) { return seq.as(arg0); }
    public java.util.Iterator<E> iterator() { return seq.iterator(); }
    public void forEach(java.util.function.Consumer<? super E> arg0) { seq.forEach(arg0); }
    public java.util.Spliterator<E> spliterator() { return seq.spliterator(); }
    private void writeObject(java.io.ObjectOutputStream arg0) throws java.io.NotSerializableException {
        throw new java.io.NotSerializableException("X");
    }
    private void readObject(java.io.ObjectInputStream arg0) throws java.io.NotSerializableException {
        throw new java.io.NotSerializableException("X");
    }
}
