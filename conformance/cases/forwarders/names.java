// Names that mean several things, and lines.
// clauses: EM-FWD-8
// imports: java.util.*

//// case: name-in-the-emissary-may-be-that-of-a-type-in-a-signature
// methods of X:
//     public String m(Integer, Object)
//     public other.Bar self()
// methods of Y:
//     public <Foo> Foo n(Foo)
//     public <Y> Y m(Z, Y)
//// other/Bar.java
public interface Bar { String m(Integer i, Object o); Bar self(); }
//// X.java
public emissary X(other.Bar foo) { interface Bar {} enum Object {} static class Integer {} }
//// Y.java
interface Foo<T> { <Y> Y m(T t, Y y); <Foo> Foo n(Foo foo); }
emissary Y<Z>(Foo<Z> foo);

//// case: method-type-variables-may-have-the-names-of-those-of-the-emissary (EM-FWD-8, EM-FWD-3)
// prints:
//     public <#0,#1> java.util.Map<U, java.util.Map<#0, #1>> OfMaps.m(#0,U,#1)
//     public <#0 extends java.lang.Comparable<V>,#1 extends #0> #1 OfBounds.m(java.lang.Class<#1>) throws java.lang.IllegalStateException
//     public <#0 extends java.util.Map<E, C>,#1 extends java.util.Collection<? super #0> & java.lang.Comparable<#1>> #1 OfEachOther.m(#0,#1)
//     public <#0> T OfOther.m(#0)
interface Maps<T> { <U, U1> Map<T, Map<U, U1>> m(U u, T t, U1 v); }
emissary OfMaps<U>(Maps<U> foo);
interface Bounds<T> { <U extends Comparable<T>, V extends U> V m(Class<V> type) throws IllegalStateException; }
emissary OfBounds<V, U>(Bounds<V> foo);
interface EachOther<T> { <E extends T, C extends Collection<? super E> & Comparable<C>> C m(E e, C c); }
emissary OfEachOther<E, C>(EachOther<Map<E, C>> foo);
interface Simple<T> { <U> T m(U u); }
emissary Other<U>(Simple<U> foo);
@dev.emissary.Emissary(Simple.class) record OfOther<U, T extends U>(Other<T> other) {}
// run:
for (Class<?> type : new Class<?>[] {OfMaps.class, OfBounds.class, OfEachOther.class, OfOther.class}) {
    var m = Arrays.stream(type.getDeclaredMethods())
            .filter(method -> method.getName().equals("m") && !method.isBridge()).findFirst().get();
    String text = m.toGenericString();
    for (int i = 0; i < m.getTypeParameters().length; i++) {
        text = text.replaceAll("\\b" + m.getTypeParameters()[i].getName() + "\\b", "#" + i);
    }
    System.out.println(text);
}

//// case: names-may-be-those-of-components-parameters-and-keywords
// together: same
//// Types.java
interface Foo { Foo m(Foo a); }
interface Bar { Bar n(Bar b, Bar c); }
interface Named { String m(String foo, Barred bar, int arg0); Named self(Named result); }
interface Barred { void bar(Named foo); }
interface Words { int X(); int record(int record); Words emissary(Words emissary); int foo(); int _1$(); int größe(); int value$of(); }
//// step 2: Emissaries.java
emissary WithNamesOfForwarder(Foo arg0, Bar result);
emissary OfParameters(Named foo, Barred bar);
emissary X(Words foo);
//// same: Emissaries.java
emissary WithNamesOfForwarder(Foo arg0, Bar result) {
    public Foo m(Foo a) { Foo r = arg0.m(a); return r == arg0 ? this : r; }
    public Bar n(Bar b, Bar c) { Bar r = result.n(b, c); return r == result ? this : r; }
}
emissary OfParameters(Named foo, Barred bar) {
    public String m(String arg0, Barred arg1, int arg2) { return foo.m(arg0, arg1, arg2); }
    public Named self(Named arg0) { Named r = foo.self(arg0); return r == foo ? this : r; }
    public void bar(Named arg0) { bar.bar(arg0); }
}
emissary X(Words foo) {
    public int X() { return foo.X(); }
    public int record(int arg0) { return foo.record(arg0); }
    public Words emissary(Words arg0) { Words r = foo.emissary(arg0); return r == foo ? this : r; }
    public int foo() { return foo.foo(); }
    public int _1$() { return foo._1$(); }
    public int größe() { return foo.größe(); }
    public int value$of() { return foo.value$of(); }
}

//// case: same-class-files-in-an-incremental-build (EM-FWD-9)
// together: same
//// Source.java
public interface Source<T extends Comparable<T>> extends Comparable<Source<T>> {
    <U extends T> List<U> all(List<? super U> into, String... more) throws java.io.IOException;
    Source<T> self();
    default void nothing() {}
    void nothing(String name);
    void nothing(int number, String name);
    void nothing(int number);
    void all();
}
//// step 2: Front.java
public emissary Front<T extends Comparable<T>>(Source<T> source, Runnable task);

//// case: stack-trace-shows-the-line-of-the-name (EM-FWD-9)
// prints: run 3 lines above
class Main {
    @Deprecated
    static
    emissary Front(
            Runnable task);
    public static void main(String[] arguments) {
        int here = new Throwable().getStackTrace()[0].getLineNumber();
        try {
            new Front(() -> {
                throw new IllegalStateException();
            }).run();
        } catch (IllegalStateException failure) {
            for (StackTraceElement frame : failure.getStackTrace()) {
                if (frame.getClassName().equals("Main$Front")) {
                    System.out.println(frame.getMethodName() + " " + (here - frame.getLineNumber()) + " lines above");
                }
            }
        }
    }
}
