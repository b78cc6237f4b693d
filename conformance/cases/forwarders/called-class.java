// A forwarder calls the method of the delegated interface, whatever the delegate's own type has.
// clauses: EM-FWD-4
// imports: java.util.*

//// case: overload-of-the-class-with-the-same-parameters-is-not-called
// claim: A method that has the parameters of the interface's by type arguments is never called, be it public, private or
//     static, of the class or of a subinterface.
// together: same
// prints: any x, any 1, any 2, any 3
//// Types.java
interface Sink<T> { String put(T t); }
class First<T> implements Sink<T> {
    public String put(String s) { return "string " + s; }
    public String put(T t) { return "any " + t; }
}
class Hiding<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    private String put(Integer i) { return "private " + i; }
}
interface Below<T> extends Sink<T> {
    private String put(Integer i) { return "private " + i; }
    static String put(Long l) { return "static " + l; }
}
interface Own<T> extends Sink<T> { default String put(Integer i) { return "own " + i; } }
//// step 2: Emissaries.java
emissary OfFirst(First<String> c) implements Sink<String>;
emissary OfPrivate(Hiding<Integer> c) implements Sink<Integer>;
emissary OfVariable<T extends Hiding<Integer>>(T c) implements Sink<Integer>;
emissary OfBelow(Below<Long> c) delegates Sink;
emissary OfOwn(Own<Integer> c) delegates Sink;
//// step 2: Main.java
// run:
System.out.println(new OfFirst(new First<>()).put("x") + ", " + new OfPrivate(new Hiding<>()).put(1) + ", "
        + new OfVariable<>(new Hiding<Integer>()).put(2) + ", " + new OfBelow(l -> "any " + l).put(3L));
//// same: Emissaries.java
emissary OfFirst(First<String> c) implements Sink<String> {
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}
emissary OfPrivate(Hiding<Integer> c) implements Sink<Integer> {
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
emissary OfVariable<T extends Hiding<Integer>>(T c) implements Sink<Integer> {
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
emissary OfBelow(Below<Long> c) delegates Sink { public String put(Long arg0) { return ((Sink<Long>) c).put(arg0); } }
emissary OfOwn(Own<Integer> c) delegates Sink {
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}

//// case: class-that-overrides-by-its-erasure-is-called-through-the-interface (EM-FWD-4, EM-FWD-10)
// together: same
// prints: text [one] text
//// Types.java
interface Source { <T> T get(Class<T> k); List<String> all(); }
@SuppressWarnings({"rawtypes", "unchecked"})
class Erased implements Source { public Object get(Class k) { return "text"; } public List all() { return List.of("one"); } }
@SuppressWarnings({"rawtypes", "unchecked"})
interface ErasedBelow extends Source { Object get(Class k); default List all() { return List.of("two"); } }
@SuppressWarnings({"rawtypes", "unchecked"})
class ErasedText implements ErasedBelow { public Object get(Class k) { return "text"; } }
//// step 2: Emissaries.java
emissary Front(Erased c) implements Source;
emissary OfBelow(ErasedBelow c) delegates Source;
//// step 2: Main.java
// run:
Front front = new Front(new Erased());
System.out.println(front.get(String.class) + " " + front.all() + " " + new OfBelow(new ErasedText()).get(String.class));
//// same: Emissaries.java
emissary Front(Erased c) implements Source {
    public <T> T get(Class<T> arg0) { return ((Source) c).get(arg0); }
    public List<String> all() { return ((Source) c).all(); }
}
emissary OfBelow(ErasedBelow c) delegates Source {
    public <T> T get(Class<T> arg0) { return ((Source) c).get(arg0); }
    public List<String> all() { return ((Source) c).all(); }
}

//// case: private-method-of-a-class-is-never-called (EM-FWD-4, EM-DIAG-3)
// together: same
// prints: interface default
//// Types.java
class Base { private String m() { return "private"; } }
interface I { String m(); }
class Sub extends Base implements I { public String m() { return "interface"; } }
interface Defaulted { default String m() { return "default"; } }
class Inheriting extends Base implements Defaulted {}
//// step 2: Emissaries.java
emissary OfBounds<T extends Base & I>(T c) implements I;
emissary OfInheriting(Inheriting c) implements Defaulted;
//// step 2: Main.java
// run:
System.out.println(new OfBounds<>(new Sub()).m() + " " + new OfInheriting(new Inheriting()).m());
//// same: Emissaries.java
emissary OfBounds<T extends Base & I>(T c) implements I { public String m() { return ((I) c).m(); } }
emissary OfInheriting(Inheriting c) implements Defaulted { public String m() { return ((Defaulted) c).m(); } }

//// case: forwarder-calls-a-generic-method-without-casts
// together: same
//// Types.java
interface Top<T> { T get(T[] t); T other(); }
interface Mid<A extends Comparable<A>> extends Top<A> { @Override A get(A[] a); }
interface Low extends Mid<String> {}
class Outer<T> {
    interface Nested<U> { U get(); }
    class Inner implements Nested<T> { public T get() { return null; } }
}
interface Captured<T> { <U extends T> Optional<? extends U> m(List<? super U> l, Class<?>... types); }
//// step 2: Emissaries.java
@dev.emissary.Emissary(Top.class) emissary OfInterface(Low low);
emissary OfInner<E>(Outer<E>.Inner inner) implements Outer.Nested<E> {}
emissary OfCaptured<E extends Enum<E>>(Captured<Map<?, ? super E>> foo);
//// same: Emissaries.java
@dev.emissary.Emissary(Top.class) emissary OfInterface(Low low) {
    public String get(String[] arg0) { return low.get(arg0); }
    public String other() { return low.other(); }
}
emissary OfInner<E>(Outer<E>.Inner inner) implements Outer.Nested<E> {
    public E get() { return ((Outer.Nested<E>) inner).get(); }
}
emissary OfCaptured<E extends Enum<E>>(Captured<Map<?, ? super E>> foo) {
    public <U extends Map<?, ? super E>> Optional<? extends U> m(
            List<? super U> arg0, Class<?>... arg1) { return foo.m(arg0, arg1); }
}

//// case: forwarder-calls-a-raw-class-or-interface-that-hides-nothing
// together: same
//// Types.java
interface Foo { Object clone(); <E extends Comparable<E>> Object sum(E e); }
interface Bar<T> extends Foo {}
interface Baz<T> { T m(T t); }
abstract class Narrow<T extends Number> implements Baz<T> { @Override public T m(T t) { return t; } }
//// step 2: X.java
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Bar bar) {}
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Baz.class) record Z(Narrow narrow) {}
//// same: X.java
@SuppressWarnings({"rawtypes", "unchecked"}) @dev.emissary.Emissary(Foo.class) record X(Bar bar) {
    public Object clone() { return bar.clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return bar.sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) @dev.emissary.Emissary(Baz.class) record Z(Narrow narrow) {
    public Object m(Object arg0) { return ((Baz) narrow).m(arg0); }
}

//// case: forwarder-calls-a-delegate-with-a-wildcard-without-a-cast
//// Types.java
interface Base<T> { Base<T> self(); }
interface Node<E extends Node<E>> extends Base<String> { @Override E self(); }
//// step 2: Front.java
emissary Front(Node<?> node) delegates Base;
//// same: Front.java
final class Front extends dev.emissary.lang.Emissary implements Base<String> {
    private final Node<?> node;
    Front(Node<?> node) { this.node = node; }
    public Base<String> self() { Base<String> result = this.node.self(); return result == this.node ? this : result; }
}

//// case: forwarder-calls-through-a-cast-where-the-type-has-not-the-method
// together: same
//// Types.java
interface Hidden<T> { T m(T t, List<T> l); T n(); default void o(T t) {} }
abstract class HiddenBase<T extends Number> implements Hidden<T> { public T m(T t, List<T> l) { return t; } }
class HiddenImpl<T extends Integer> extends HiddenBase<T> { public T n() { return null; } }
interface Bound { Object m(); void n(); }
interface Second { String m(); }
class First {}
interface Top { Object f(); Top me(); }
interface Overriding extends Top { @Override String f(); @Override Overriding me(); }
//// step 2: Emissaries.java
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Hidden.class) record OfRaw(HiddenImpl impl) {}
@dev.emissary.Emissary(Bound.class) record OfBound<T extends First & Second & Bound>(T t) {}
@dev.emissary.Emissary(Top.class) emissary OfOverriding(Overriding foo);
//// same: Emissaries.java
@SuppressWarnings({"rawtypes", "unchecked"}) @dev.emissary.Emissary(Hidden.class) record OfRaw(HiddenImpl impl) {
    public Object m(Object arg0, List arg1) { return ((Hidden) impl).m(arg0, arg1); }
    public Object n() { return ((Hidden) impl).n(); }
    public void o(Object arg0) { ((Hidden) impl).o(arg0); }
}
@dev.emissary.Emissary(Bound.class) record OfBound<T extends First & Second & Bound>(T t) {
    public Object m() { return ((Bound) t).m(); }
    public void n() { ((Bound) t).n(); }
}
@dev.emissary.Emissary(Top.class) emissary OfOverriding(Overriding foo) {
    public Object f() { return foo.f(); }
    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
}
