// Which method of a class the forwarder calls.
// clauses: EM-FWD-4

//// case: class-is-called-through-its-interface-where-a-call-by-name-is-ambiguous
// claim: The delegate is called through the interface where another method of its class has the same parameters by its type arguments.
// prints:
//     any x
//     any x
//     both x
//// Types.java
interface Sink<T> { String put(T t); }
class First<T> implements Sink<T> {
    public String put(String s) { return "string " + s; }
    public String put(T t) { return "any " + t; }
}
class Last<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    public String put(String s) { return "string " + s; }
}
class Both extends Last<String> { @Override public String put(String s) { return "both " + s; } }
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfFirst(new First<>()).put("x"));
        System.out.println(new OfLast(new Last<>()).put("x"));
        System.out.println(new OfBoth(new Both()).put("x"));
    }
}
//// Emissaries.java
emissary OfFirst(First<String> c) implements Sink<String>;
emissary OfLast(Last<String> c) implements Sink<String>;
emissary OfBoth(Both c) implements Sink<String>;
//// same: Emissaries.java
final class OfFirst extends dev.emissary.lang.Emissary implements Sink<String> {
    private final First<String> c;
    OfFirst(First<String> c) { this.c = c; }
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}
final class OfLast extends dev.emissary.lang.Emissary implements Sink<String> {
    private final Last<String> c;
    OfLast(Last<String> c) { this.c = c; }
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}
final class OfBoth extends dev.emissary.lang.Emissary implements Sink<String> {
    private final Both c;
    OfBoth(Both c) { this.c = c; }
    public String put(String arg0) { return c.put(arg0); }
}

//// case: forwarder-calls-a-generic-method-without-casts
// claim: A forwarder calls a generic method without casts: of a class, of an interface below the delegated one, of
//     nested and inner types, and with captured type arguments.
// together: same
//// Types.java
import java.util.*;
interface Getter<T> { T get(T t); <U> List<U> list(U u, T t); }
abstract class Base<A, B extends CharSequence> implements Getter<B> {
    @Override public B get(B b) { return b; }
    @Override public <V> ArrayList<V> list(V v, B b) { return new ArrayList<>(); }
}
class Impl extends Base<Integer, String> {}
interface Top<T> { T get(T[] t); T other(); }
interface Mid<A extends Comparable<A>> extends Top<A> { @Override A get(A[] a); }
interface Low extends Mid<String> {}
class Outer<T> {
    interface Nested<U> { U get(); }
    class Inner implements Nested<T> { public T get() { return null; } }
}
interface Captured<T> { <U extends T> Optional<? extends U> m(List<? super U> l, Class<?>... types); }
//// step 2: Emissaries.java
import java.util.*;
emissary OfClass(Impl impl) implements Getter<String>;
@dev.emissary.Emissary(Top.class) emissary OfInterface(Low low);
emissary OfInner<E>(Outer<E>.Inner inner) implements Outer.Nested<E> {}
emissary OfCaptured<E extends Enum<E>>(Captured<Map<?, ? super E>> foo);
//// same: Emissaries.java
import java.util.*;
final class OfClass extends dev.emissary.lang.Emissary implements Getter<String> {
    private final Impl impl;
    OfClass(Impl impl) { this.impl = impl; }
    public String get(String arg0) { return impl.get(arg0); }
    public <U> List<U> list(U arg0, String arg1) { return impl.list(arg0, arg1); }
}
final class OfInterface extends dev.emissary.lang.Emissary implements Top<String> {
    private final Low low;
    OfInterface(Low low) { this.low = low; }
    public String get(String[] arg0) { return low.get(arg0); }
    public String other() { return low.other(); }
}
final class OfInner<E> extends dev.emissary.lang.Emissary implements Outer.Nested<E> {
    private final Outer<E>.Inner inner;
    OfInner(Outer<E>.Inner inner) { this.inner = inner; }
    public E get() { return inner.get(); }
}
final class OfCaptured<E extends Enum<E>> extends dev.emissary.lang.Emissary implements Captured<Map<?, ? super E>> {
    private final Captured<Map<?, ? super E>> foo;
    OfCaptured(Captured<Map<?, ? super E>> foo) { this.foo = foo; }
    public <U extends Map<?, ? super E>> Optional<? extends U> m(
            List<? super U> arg0, Class<?>... arg1) { return foo.m(arg0, arg1); }
}

//// case: forwarder-calls-a-raw-class-or-interface-that-hides-nothing
// together: same
//// Types.java
interface Foo { Object clone(); <E extends Comparable<E>> Object sum(E e); }
interface Bar<T> extends Foo {}
abstract class Impl<T> implements Foo {
    @Override public Object clone() { return null; }
    @Override public abstract <E extends Comparable<E>> String sum(E e);
}
interface Baz<T> { T m(T t); }
abstract class Narrow<T extends Number> implements Baz<T> { @Override public T m(T t) { return t; } }
//// step 2: X.java
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Bar bar) {}
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record Y(Impl impl) {}
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Baz.class) record Z(Narrow narrow) {}
//// same: X.java
@SuppressWarnings({"rawtypes", "unchecked"}) final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Bar bar;
    X(Bar bar) { this.bar = bar; }
    public Object clone() { return bar.clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return bar.sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) final class Y extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    Y(Impl impl) { this.impl = impl; }
    public Object clone() { return impl.clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return impl.sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) final class Z extends dev.emissary.lang.Emissary implements Baz {
    private final Narrow narrow;
    Z(Narrow narrow) { this.narrow = narrow; }
    public Object m(Object arg0) { return narrow.m(arg0); }
}

//// case: forwarder-calls-the-method-that-a-class-has
// claim: A forwarder calls the method that the component's class has: from a superclass, refined by an interface,
//     abstract or Object's own.
// together: same
//// Types.java
interface Defaulted { default Object m() { return "default"; } default int n() { return 0; } }
class DefaultedBase { public String m() { return "base"; } }
class DefaultedImpl extends DefaultedBase implements Defaulted {}
interface Refined { Object m(); }
interface RefinedFiner extends Refined { @Override CharSequence m(); }
class RefinedBase { public String m() { return "base"; } }
class RefinedImpl extends RefinedBase implements RefinedFiner {}
interface Abstract { Object m(); }
interface AbstractFiner { String m(); }
abstract class AbstractBase implements Abstract {}
abstract class AbstractImpl extends AbstractBase implements AbstractFiner {}
abstract class Low extends AbstractImpl {}
interface Copied { Object clone(); }
class CopiedImpl implements Copied { @Override public CopiedImpl clone() { return this; } }
//// step 2: Emissaries.java
emissary OfDefault(DefaultedImpl impl) implements Defaulted;
emissary OfRefined(RefinedImpl impl) implements Refined;
emissary OfAbstract(Low low) implements Abstract;
emissary OfCopied(CopiedImpl impl) implements Copied;
//// same: Emissaries.java
final class OfDefault extends dev.emissary.lang.Emissary implements Defaulted {
    private final DefaultedImpl impl;
    OfDefault(DefaultedImpl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
    public int n() { return impl.n(); }
}
final class OfRefined extends dev.emissary.lang.Emissary implements Refined {
    private final RefinedImpl impl;
    OfRefined(RefinedImpl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
}
final class OfAbstract extends dev.emissary.lang.Emissary implements Abstract {
    private final Low low;
    OfAbstract(Low low) { this.low = low; }
    public Object m() { return low.m(); }
}
final class OfCopied extends dev.emissary.lang.Emissary implements Copied {
    private final CopiedImpl impl;
    OfCopied(CopiedImpl impl) { this.impl = impl; }
    public Object clone() { return impl.clone(); }
}

//// case: forwarder-calls-the-method-of-a-class-with-other-type-parameters-or-none
// warnings: any
import java.util.*;
interface Sorted { <U extends Comparable<U>> U m(List<? super U> l); }
class Renamed implements Sorted { public <B extends Comparable<B>> B m(List<? super B> l) { return null; } }
@SuppressWarnings("all") class Erased implements Sorted { public Comparable m(List l) { return null; } }
class Overloaded extends Renamed { <T> T m(Object o) { return null; } void m(String s) {} }
emissary OfRenamed(Renamed sorted) implements Sorted;
emissary OfErased(Erased sorted) implements Sorted;
emissary OfOverloaded(Overloaded sorted) implements Sorted;

//// case: forwarder-calls-through-a-cast-where-the-type-has-not-the-method
// claim: A forwarder calls through the interface where a raw class hides the method, and a type variable's second bound
//     through a cast; it calls the method of the component's type where that overrides the interface's.
// together: same
//// Types.java
import java.util.*;
interface Hidden<T> { T m(T t, List<T> l); T n(); default void o(T t) {} }
abstract class HiddenBase<T extends Number> implements Hidden<T> { public T m(T t, List<T> l) { return t; } }
class HiddenImpl<T extends Integer> extends HiddenBase<T> { public T n() { return null; } }
interface Bound { Object m(); void n(); }
interface Second { String m(); }
class First {}
interface Top { Object f(); Top me(); }
interface Overriding extends Top { @Override String f(); @Override Overriding me(); }
//// step 2: Emissaries.java
import java.util.*;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Hidden.class) record OfRaw(HiddenImpl impl) {}
@dev.emissary.Emissary(Bound.class) record OfBound<T extends First & Second & Bound>(T t) {}
@dev.emissary.Emissary(Top.class) emissary OfOverriding(Overriding foo);
//// same: Emissaries.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfRaw extends dev.emissary.lang.Emissary implements Hidden {
    private final HiddenImpl impl;
    OfRaw(HiddenImpl impl) { this.impl = impl; }
    public Object m(Object arg0, List arg1) { return ((Hidden) impl).m(arg0, arg1); }
    public Object n() { return impl.n(); }
    public void o(Object arg0) { impl.o(arg0); }
}
final class OfBound<T extends First & Second & Bound> extends dev.emissary.lang.Emissary implements Bound {
    private final T t;
    OfBound(T t) { this.t = t; }
    public Object m() { return t.m(); }
    public void n() { t.n(); }
}
final class OfOverriding extends dev.emissary.lang.Emissary implements Top {
    private final Overriding foo;
    OfOverriding(Overriding foo) { this.foo = foo; }
    public Object f() { return foo.f(); }
    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
}
