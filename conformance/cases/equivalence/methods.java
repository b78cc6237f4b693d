// Inherited, fluent and special methods, forwarded as in the class by hand.

//// case: inherited-methods-are-those-by-hand (EM-EQ-2, EM-FWD-1, EM-FWD-3)
// claim: An emissary has the class file of the class written by hand: covariant returns, and unrelated
//     superinterfaces with different return types and exceptions.
// together: same
//// Types.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
interface GenericTop<T> { T get(); Object any(T t); }
interface GenericMiddle<U extends CharSequence> extends GenericTop<U> { U get(); CharSequence any(U u); }
interface GenericBottom extends GenericMiddle<String> { String get(); }
interface One { Object m() throws IOException, TimeoutException; void n() throws IOException; }
interface Two { Comparable<String> m() throws FileNotFoundException, CloneNotSupportedException; void n(); }
interface Three { String m() throws Exception; void n() throws Exception; }
interface All extends One, Two, Three {}
interface Money extends Comparable<Money>, Function<Integer, Money>, Supplier<int[]> {}
//// step 2: Emissaries.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
emissary OfGeneric(GenericBottom bottom);
emissary OfUnrelated(All all);
@dev.emissary.Emissary({Comparable.class, Supplier.class}) record OfBridges(Money money) {}
//// same: Emissaries.java
import java.io.*;
import java.util.concurrent.*;
import java.util.function.*;
final class OfGeneric extends dev.emissary.lang.Emissary implements GenericBottom {
    private final GenericBottom bottom;
    OfGeneric(GenericBottom bottom) { this.bottom = bottom; }
    public String get() { return bottom.get(); }
    public CharSequence any(String arg0) { return bottom.any(arg0); }
}
final class OfUnrelated extends dev.emissary.lang.Emissary implements All {
    private final All all;
    OfUnrelated(All all) { this.all = all; }
    public String m() throws FileNotFoundException { return all.m(); }
    public void n() { all.n(); }
}
final class OfBridges extends dev.emissary.lang.Emissary implements Comparable<Money>, Supplier<int[]> {
    private final Money money;
    OfBridges(Money money) { this.money = money; }
    public int compareTo(Money arg0) { return money.compareTo(arg0); }
    public int[] get() { return money.get(); }
}

//// case: methods-of-special-kinds-are-those-by-hand (EM-EQ-2, EM-FWD-1, EM-FWD-2, EM-FWD-4)
// claim: An emissary has the class file of the class written by hand: defaults reabstracted and overridden, static and
//     private methods of the same name, and public methods of Object, which are left to the class.
// together: same
//// Types.java
interface Top { default int a() { return 1; } default int b() { return 2; } int c(); }
interface Middle extends Top { int a(); @Override default int c() { return 3; } }
interface Bottom extends Middle { @Override default int a() { return 4; } static int s() { return 5; } }
interface Statics { void m(Object o); static void m(String s) {} private void m(Integer i) {} }
interface MoreStatics extends Statics { static void m(Object o, int i) {} }
interface Redeclaring {
    boolean equals(Object other); int hashCode(); String toString();
    boolean equals(Redeclaring other); String toString(int radix); int hashCode(Object seed);
    Object clone() throws CloneNotSupportedException;
}
interface Copying extends Redeclaring { Copying clone(); }
//// step 2: Emissaries.java
emissary OfDefaults(Bottom bottom);
emissary OfStatics(MoreStatics b);
emissary OfCopying(Copying bar);
//// same: Emissaries.java
final class OfDefaults extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    OfDefaults(Bottom bottom) { this.bottom = bottom; }
    public int a() { return bottom.a(); }
    public int b() { return bottom.b(); }
    public int c() { return bottom.c(); }
}
final class OfStatics extends dev.emissary.lang.Emissary implements MoreStatics {
    private final MoreStatics b;
    OfStatics(MoreStatics b) { this.b = b; }
    public void m(Object arg0) { b.m(arg0); }
}
final class OfCopying extends dev.emissary.lang.Emissary implements Copying {
    private final Copying bar;
    OfCopying(Copying bar) { this.bar = bar; }
    public Copying clone() { Copying r = bar.clone(); return r == bar ? this : r; }
    public boolean equals(Redeclaring arg0) { return bar.equals(arg0); }
    public String toString(int arg0) { return bar.toString(arg0); }
    public int hashCode(Object arg0) { return bar.hashCode(arg0); }
}

//// case: self-returns-are-those-by-hand (EM-EQ-2, EM-FWD-5)
// claim: An emissary has the class file of the class written by hand: self return of fluent interfaces, of default
//     methods, and by subtyping after substitution.
// options: lint=off
// together: same
//// Types.java
import java.io.Serializable;
import java.util.*;
interface Builder<T extends Builder<T>> { T self(); Builder<T> me(); <U extends Builder<U>> Builder<U> other(U u); List<Builder<T>> all(); }
interface Query extends Builder<Query> { Query more(int times); }
interface Defaults { default <T extends Object & Defaults> T as() { return null; } default Defaults orElse(Defaults f) { return this; } }
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
