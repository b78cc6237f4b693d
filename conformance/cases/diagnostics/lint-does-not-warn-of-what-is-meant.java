// clauses: EM-DIAG-4
// claim: lint=on does not warn of a component that serves an interface or that code of the emissary reads, of contracts
//     that say nothing of equals, hashCode and toString or whose methods the body declares, of methods that the body
//     closes or that return what the emissary seals, nor of serialization that is asked for or replaced.
// options: lint=on
import dev.emissary.Emissary;
import java.io.*;
import java.util.*;
interface A { void a(); }
interface B { void b(); }
interface C extends A, B { }
interface Generic<T> { void a(T t); }
interface Fixed extends Generic<String> { @Override void a(String s); }
@Emissary(Runnable.class) emissary Method(Thread t, String name) { String name() { return name; } }
@Emissary(Runnable.class) emissary ByThis(Thread t, String name) { String name() { return this.name; } }
@Emissary(Runnable.class) emissary Compact(Thread t, String name) { Compact { Objects.requireNonNull(name); } }
@Emissary(Runnable.class) emissary Lambda(Thread t, String name) { Runnable r() { return () -> name.length(); } }
@Emissary(Runnable.class) emissary Static(Thread t, String name) { static String of(Static e) { return e.name; } }
emissary Named(Thread t) implements Runnable;
emissary NamedTwice(C c) implements A, B;
emissary NamedByGeneric(Fixed b) implements Generic<String>;
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
interface NoWrapper { void unwrap(); int delegate(); Runnable unwrap(String s); NoWrapper getDelegate(); }
interface Data extends Serializable { void f(); }
interface MoreData extends Serializable { }
emissary Closed(java.sql.Wrapper w) { @Override public <T> T unwrap(Class<T> t) { throw new Error(); } }
emissary OfOtherMethods(NoWrapper w);
emissary Asking(Data data) implements Serializable { private static final long serialVersionUID = 1; }
emissary AskingByAnother(Data data) implements MoreData { private static final long serialVersionUID = 1; }
emissary BothByHand(Data data) {
    private static final long serialVersionUID = 1;
    private void readObject(ObjectInputStream s) { }
    private void writeObject(ObjectOutputStream s) { }
}
emissary Replaced(Data data) {
    private static final long serialVersionUID = 1;
    private Object writeReplace() { return 1; }
}
