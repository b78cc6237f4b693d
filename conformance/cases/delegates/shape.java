// Listed interfaces that a component has only by its methods, or only supplies.
// clauses: EM-DEL-8, EM-DEL-9
// imports: java.util.*, java.util.function.*

//// case: component-with-the-methods-serves-a-listed-interface (EM-DEL-8)
// class View: final class View<E> extends dev.emissary.lang.Emissary implements ReadOnly<E>
// methods of View:
//     public E get(int)
//     public boolean isEmpty()
//     public int size()
// methods of Die, Both: public int nextInt(int)
// methods of Copies: public Object clone()
// methods of Closer:
//     public <T> java.util.List<T> all()
//     public void close()
// methods of Wild:
//     bridge public Object get(int)
//     public Number get(int)
//     public boolean isEmpty()
//     public int size()
interface ReadOnly<E> {
    int size();
    E get(int i);
    default boolean isEmpty() { return size() == 0; }
    default String kind() { return "inherited"; }
}
interface Dice { int nextInt(int bound); }
interface Copying { Object clone(); }
interface Sheet { Object clone(); int number(); }
interface Closing { void close(); <T> List<T> all(); }
interface Hasty { <U> List<U> all() throws Exception; }
interface Channel extends AutoCloseable, Closing, Hasty {}
interface Quiet { void close(); <T> List<T> all(); }
emissary Closer(Channel channel) delegates Quiet;
emissary View<E>(List<E> list) delegates ReadOnly<E>;
emissary Wild(List<? extends Integer> list) delegates ReadOnly<Number>;
emissary Die(Random random) delegates Dice;
emissary Both<R extends Random & Comparable<R>>(R random) delegates Dice;
emissary Copies(Sheet sheet) delegates Copying;

//// case: raw-component-has-the-generic-methods-of-what-is-not-generic (EM-DEL-8)
// warnings: any
// methods of Front: public <V> V convert(Class<V>)
//// Converting.java
interface Top<E> { <K> K convert(Class<K> c); }
interface Middle extends Top<String> { @Override <K> K convert(Class<K> c); }
interface Low<E> extends Middle {}
interface Converting { <V> V convert(Class<V> c); }
//// Front.java
emissary Front(Low low) delegates Converting;
//// same: Front.java
final class Front extends dev.emissary.lang.Emissary implements Converting {
    private final Low low;
    Front(Low low) { this.low = low; }
    @Override public <V> V convert(Class<V> c) { return this.low.convert(c); }
}

//// case: inherited-default-limits-the-forwarders-of-others (EM-DEL-8, EM-CONF-5)
interface Run<T> { void run(); default void all(List<? super T> l) {} }
interface All { void all(List<? super String> l); }
interface Named { void run(); default Object name() { return "inherited"; } }
interface Throwing { String name() throws Exception; }
interface Counting { int name(); }
emissary Clash<T>(Thread t, All a) delegates Run<T>, All;  // error: method.required.clash
emissary Throws(Thread t, Throwing l) delegates Named, Throwing;  // error: method.required.throws
emissary Returns(Thread t, Counting l) delegates Named, Counting;  // error: method.required.returns

//// case: inherited-default-may-be-forwarded-to-another (EM-DEL-8)
// prints: delegate
interface Named { void run(); default Object name() { return "inherited"; } }
interface Name { String name(); }
emissary Front(Thread thread, Name name) delegates Named, Name;
// run:
Named front = new Front(new Thread(), () -> "delegate");
System.out.println(front.name());

//// case: protected-method-is-called-where-a-subclass-around-the-emissary-may (EM-DEL-8)
// prints: base
//// p/Base.java
public class Base { protected String name() { return "base"; } }
//// Main.java
interface Named { String name(); }
class Main extends p.Base {
    emissary Front(Main main) delegates Named;
    public static void main(String[] arguments) { System.out.println(new Front(new Main()).name()); }
}

//// case: shape-that-is-not-whole-is-an-error (EM-DEL-8)
// claim: A method that is missing, or differs in its result, exceptions, parameters or access, or is static, keeps a
//     component from serving by its methods, and so do missing type arguments, and an interface without methods.
// says: Marker has no abstract method, so no component has it by its methods
interface Size { int length(); int size(); }
interface Append { void append(String s); }
interface Read { int read(); }
interface Add { boolean add(Integer i); }
interface Value { String valueOf(int i); }
interface Copy { Object clone(); }
interface Get<E> { E get(int i); }
interface Marker {}
emissary Missing(String s) delegates Size;  // error: interface.unserved
emissary Result(StringBuilder b) delegates Append;  // error: interface.unserved
emissary Thrown(java.io.InputStream in) delegates Read;  // error: interface.unserved
emissary Parameters(List<String> list) delegates Add;  // error: interface.unserved
emissary Static(String s) delegates Value;  // error: interface.unserved
emissary Access(java.awt.Point p) delegates Copy, Hidden;  // error: interface.unserved
interface Hidden { void finalizer(); }
emissary Raw(List<String> list) delegates Get;  // error: interface.unserved
emissary None(String s) delegates Marker;  // error: interface.unserved

//// case: type-arguments-of-a-shape-are-checked (EM-DEL-8)
// claim: Type arguments that are written for an interface that is served by shape are those of a supertype: out of the
//     bounds, a wildcard or too many are one error.
interface Bounded<T extends Number> { T get(); }
interface Holder<T> { T get(); }
class Box<X> { public X get() { return null; } }
emissary Known(Box<Integer> box) delegates Bounded<Integer>;
emissary Outside(Box<String> box) delegates Bounded<String>;  // one error
emissary Variable<Q>(Box<Q> box) delegates Bounded<Q>;  // one error
emissary Wildcard(Box<String> box) delegates Holder<?>;  // error: interface.unserved
emissary Count(Box<String> box) delegates Holder<String, String>;  // one error
class Use { Bounded<Integer> known(Known known) { return known; } }

//// case: written-type-arguments-hold-in-bounds-and-circles (EM-DEL-8, EM-DEL-9, EM-DEL-3)
// claim: An interface of a list is a supertype with its written type arguments in bounds and for emissaries that are
//     each other's components, whichever file is first and however it is served.
// class A: final class A extends dev.emissary.lang.Emissary implements Gen<B>, Sized
// class B: final class B extends dev.emissary.lang.Emissary implements Gen<B>
// class C: final class C<T extends Gen<B>> extends dev.emissary.lang.Emissary implements Gen<T>
// class D: final class D extends dev.emissary.lang.Emissary implements Gen<B>
// class Self: final class Self extends dev.emissary.lang.Emissary implements Bounded<Self>
// class First, Second: final class * extends dev.emissary.lang.Emissary implements Gen<String>
//// A.java
emissary A(R r, B b, C<A> c) delegates Gen<B> to r, Sized;
//// Use.java
interface Gen<T> { T m(); }
interface Bounded<T extends Bounded<T>> { T m(); }
interface Sized { int size(); }
final class R { public B m() { return null; } public int size() { return 0; } }
final class S { public Self m() { return null; } }
class Box<T extends Bounded<T>> {}
class Values<T> { public T m() { return null; } }
class Use<T extends Gen<T>, U extends Bounded<U>> {
    Use<B, Self> use;
    Gen<B> of(A a) { return a; }
    Gen<B> of(B b) { return b.m().m(); }
    Bounded<Self> of(Self self) { return self; }
    Gen<String> of(First first) { return first; }
}
//// B.java
emissary B(A a) delegates Gen<B>;
//// C.java
emissary C<T extends Gen<B>>(A a, Values<T> values) delegates Gen<T> to values;
//// D.java
emissary D(java.util.function.Supplier<B> b) delegates Gen<B>;
//// Self.java
emissary Self(S s, Box<Self> box) delegates Bounded<Self>;
//// First.java
emissary First(Second second) delegates Gen<String>;
//// Second.java
emissary Second(First first, String text) delegates Gen<String>;

//// case: shape-may-be-of-another-emissary-in-a-circle (EM-DEL-8, EM-DEL-10)
// claim: Of emissaries that are each other's components, one has the shape of a generic interface by the forwarders of
//     the other, whatever the order of the declarations.
interface Shape<T> { T m(); }
interface Other<T> { T m(); }
emissary Front(Back back) delegates Other<String>;
emissary Back(Front front, Named named) delegates Shape<String> to named;
final class Named { public String m() { return ""; } }
class Use { Other<String> first(Front front) { return front; } Shape<String> second(Back back) { return back; } }

//// case: overload-that-a-call-could-mean-is-an-error (EM-DEL-8)
// claim: Another method of that name and number of parameters is an error, unless the body declares the method.
interface Append { StringBuilder append(String s); }
emissary Ambiguous(StringBuilder b) delegates Append;  // error: method.ambiguous
emissary ByHand(StringBuilder b) delegates Append {
    public StringBuilder append(String s) { return b.append(s); }
}

//// case: component-and-what-it-supplies-are-two-delegates (EM-CONF-1, EM-DEL-9)
// says: both source and source.get() supply the method name()
interface Named { String name(); }
interface Numbered { int number(); String name(); }
interface Source extends Supplier<Numbered>, Named {}
emissary Both(Source source) delegates Named, Numbered;  // error: method.conflict
emissary ByHand(Source source) delegates Numbered, Named {
    public String name() { return source.name(); }
}

//// case: supplier-is-asked-for-each-call (EM-DEL-9)
// claim: A component that supplies a subtype of a listed interface serves it; each forwarder asks it anew, and its result
//     is the emissary if it is what the supplier gave for this call.
// prints: q0 q1 true true NullPointerException
// methods of Search, OfClass, OfVariable:
//     public Index self()
//     public String find(String)
interface Index { String find(String q); Index self(); }
record Impl(int n) implements Index {
    public String find(String q) { return q + n; }
    public Index self() { return this; }
}
emissary Search(Supplier<Index> source) delegates Index;
emissary OfClass(Supplier<? extends Impl> source) delegates Index;
emissary OfVariable<S extends Supplier<Impl>>(S source) delegates Index;
// run:
int[] count = {0};
Search search = new Search(() -> new Impl(count[0]++));
System.out.print(search.find("q") + " " + search.find("q") + " " + (search.self() == search) + " ");
OfVariable<Supplier<Impl>> variable = new OfVariable<>(() -> new Impl(0));
System.out.print((variable.self() == variable) + " ");
try {
    new OfClass(() -> null).find("q");
} catch (NullPointerException e) {
    System.out.print("NullPointerException");
}

//// case: supplier-of-something-else-is-an-error (EM-DEL-9)
// claim: A raw supplier, one of another type, and a class that only has a method get serve nothing; a supplier of a type
//     with wildcards does not say which interface the emissary is.
// says:
//     s supplies Supplier<Runnable>, which does not implement Runnable
//     get() of s returns Runnable, but only a supplier is asked for a delegate: declare Supplier<Runnable> s, and pass a reference to get()
emissary Raw(Supplier s) delegates Runnable;  // error: interface.unserved
emissary Nested(Supplier<Supplier<Runnable>> s) delegates Runnable;  // error: interface.unserved
emissary Local(ThreadLocal<Runnable> s) delegates Runnable;  // error: interface.unserved
emissary OfWildcard(
        Supplier<List<?>> s)  // error: wildcard.inherited
        delegates Collection;
