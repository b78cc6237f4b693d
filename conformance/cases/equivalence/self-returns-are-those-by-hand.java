// clauses: EM-EQ-2, EM-FWD-5
// claim: An emissary has the class file of the class written by hand: self return of fluent interfaces, of default
//     methods, as an interface implemented by hand, and by subtyping after substitution.
// options: lint=off
// together: same
//// Types.java
import java.io.Serializable;
import java.util.*;
interface Builder<T extends Builder<T>> { T self(); Builder<T> me(); <U extends Builder<U>> Builder<U> other(U u); List<Builder<T>> all(); }
interface Query extends Builder<Query> { Query more(int times); }
interface Defaults { default <T extends Object & Defaults> T as() { return null; } default Defaults orElse(Defaults f) { return this; } }
interface Bar { int n(); }
interface Foo { Bar bar(); Foo foo(); }
interface Seq<E> extends Iterable<E>, Serializable {
    Seq<E> rest(); Seq<?> any(); Seq<? extends E> some(); Seq<String> strings();
    Iterable<? super E> it(); Object object(); E element(); Seq<E>[] array(); Cloneable unrelated();
    Serializable data(); <S extends Seq<E>> S as(Class<S> type);
}
//// step 2: Emissaries.java
import java.io.Serializable;
import java.util.*;
emissary OfFluent(Query q);
emissary OfDefaults(Defaults foo);
emissary OfFoo(Foo foo) implements Bar { public int n() { return 1; } }
emissary OfSeq<E>(Seq<E> seq);
//// same: Emissaries.java
import java.io.Serializable;
import java.util.*;
final class OfFluent extends dev.emissary.lang.Emissary implements Query {
    private final Query q;
    OfFluent(Query q) { this.q = q; }
    public Query self() { Query r = q.self(); return r == q ? this : r; }
    public Builder<Query> me() { Builder<Query> r = q.me(); return r == q ? this : r; }
    public <U extends Builder<U>> Builder<U> other(U arg0) { return q.other(arg0); }
    public List<Builder<Query>> all() { return q.all(); }
    public Query more(int arg0) { Query r = q.more(arg0); return r == q ? this : r; }
}
final class OfDefaults extends dev.emissary.lang.Emissary implements Defaults {
    private final Defaults foo;
    OfDefaults(Defaults foo) { this.foo = foo; }
    public <T extends Object & Defaults> T as() { return foo.as(); }
    public Defaults orElse(Defaults arg0) { Defaults r = foo.orElse(arg0); return r == foo ? this : r; }
}
final class OfFoo extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo foo;
    OfFoo(Foo foo) { this.foo = foo; }
    public int n() { return 1; }
    public Bar bar() { Bar r = foo.bar(); return r == foo ? this : r; }
    public Foo foo() { Foo r = foo.foo(); return r == foo ? this : r; }
}
final class OfSeq<E> extends dev.emissary.lang.Emissary implements Seq<E> {
    private final Seq<E> seq;
    OfSeq(Seq<E> seq) { this.seq = seq; }
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
        throw new java.io.NotSerializableException("OfSeq");
    }
    private void readObject(java.io.ObjectInputStream arg0) throws java.io.NotSerializableException {
        throw new java.io.NotSerializableException("OfSeq");
    }
}
