// A forwarder calls the method of the delegated interface, whatever the delegate's own type has.
// clauses: EM-FWD-4

//// case: overload-of-the-class-with-the-same-parameters-is-not-called
// claim: A method that has the parameters of the interface's by type arguments is never called, be it public, private or
//     static, of the class or of a subinterface.
// together: same
// prints:
//     any x, any x, string x
//     any 1, any 2, any 3
//     any 4, any 5, any [6], any 7
//// Types.java
import java.util.*;
interface Sink<T> { String put(T t); }
class First<T> implements Sink<T> {
    public String put(String s) { return "string " + s; }
    public String put(T t) { return "any " + t; }
}
class Last<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    public String put(String s) { return "string " + s; }
}
class Both extends Last<String> { @Override public String put(String s) { return "string " + s; } }
class Hiding<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    private String put(Integer i) { return "private " + i; }
}
class WithStatic<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    static String put(Integer i) { return "static " + i; }
}
class Protecting<T> extends Hiding<T> { protected String put(Integer i) { return "protected " + i; } }
class Enclosing<T> implements Sink<T> {
    public String put(T t) { return "any " + t; }
    private String put(List<String> l) { return "private " + l; }
    private <U extends Integer> String put(U u) { return "private " + u; }
}
interface Below<T> extends Sink<T> {
    private String put(Integer i) { return "private " + i; }
    static String put(Long l) { return "static " + l; }
}
interface Own<T> extends Sink<T> { default String put(Integer i) { return "own " + i; } }
//// step 2: Emissaries.java
import java.util.*;
emissary OfFirst(First<String> c) implements Sink<String>;
emissary OfLast(Last<String> c) implements Sink<String>;
emissary OfBoth(Both c) implements Sink<String>;
emissary OfPrivate(Hiding<Integer> c) implements Sink<Integer>;
emissary OfStatic(WithStatic<Integer> c) implements Sink<Integer>;
emissary OfProtected(Protecting<Integer> c) implements Sink<Integer>;
emissary OfGeneric(Enclosing<Integer> c) implements Sink<Integer>;
emissary OfVariable<T extends Hiding<Integer>>(T c) implements Sink<Integer>;
emissary OfList(Enclosing<List<String>> c) implements Sink<List<String>>;
emissary OfBelow(Below<Long> c) delegates Sink;
emissary OfOwn(Own<Integer> c) delegates Sink;
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfFirst(new First<>()).put("x") + ", " + new OfLast(new Last<>()).put("x") + ", "
                + new OfBoth(new Both()).put("x"));
        System.out.println(new OfPrivate(new Hiding<>()).put(1) + ", " + new OfStatic(new WithStatic<>()).put(2) + ", "
                + new OfProtected(new Protecting<>()).put(3));
        System.out.println(new OfGeneric(new Enclosing<>()).put(4) + ", "
                + new OfVariable<>(new Hiding<Integer>()).put(5) + ", "
                + new OfList(new Enclosing<>()).put(List.of("6")) + ", "
                + new OfBelow(l -> "any " + l).put(7L));
    }
}
//// same: Emissaries.java
import java.util.*;
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
    public String put(String arg0) { return ((Sink<String>) c).put(arg0); }
}
final class OfPrivate extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final Hiding<Integer> c;
    OfPrivate(Hiding<Integer> c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
final class OfStatic extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final WithStatic<Integer> c;
    OfStatic(WithStatic<Integer> c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
final class OfProtected extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final Protecting<Integer> c;
    OfProtected(Protecting<Integer> c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
final class OfGeneric extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final Enclosing<Integer> c;
    OfGeneric(Enclosing<Integer> c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
final class OfVariable<T extends Hiding<Integer>> extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final T c;
    OfVariable(T c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
final class OfList extends dev.emissary.lang.Emissary implements Sink<List<String>> {
    private final Enclosing<List<String>> c;
    OfList(Enclosing<List<String>> c) { this.c = c; }
    public String put(List<String> arg0) { return ((Sink<List<String>>) c).put(arg0); }
}
final class OfBelow extends dev.emissary.lang.Emissary implements Sink<Long> {
    private final Below<Long> c;
    OfBelow(Below<Long> c) { this.c = c; }
    public String put(Long arg0) { return ((Sink<Long>) c).put(arg0); }
}
final class OfOwn extends dev.emissary.lang.Emissary implements Sink<Integer> {
    private final Own<Integer> c;
    OfOwn(Own<Integer> c) { this.c = c; }
    public String put(Integer arg0) { return ((Sink<Integer>) c).put(arg0); }
}
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfFirst(new First<>()).put("x") + ", " + new OfLast(new Last<>()).put("x") + ", "
                + new OfBoth(new Both()).put("x"));
        System.out.println(new OfPrivate(new Hiding<>()).put(1) + ", " + new OfStatic(new WithStatic<>()).put(2) + ", "
                + new OfProtected(new Protecting<>()).put(3));
        System.out.println(new OfGeneric(new Enclosing<>()).put(4) + ", "
                + new OfVariable<>(new Hiding<Integer>()).put(5) + ", "
                + new OfList(new Enclosing<>()).put(List.of("6")) + ", "
                + new OfBelow(l -> "any " + l).put(7L));
    }
}

//// case: class-that-overrides-by-its-erasure-is-called-through-the-interface (EM-FWD-4, EM-FWD-10)
// claim: Where a class, or a subinterface, overrides a method by its erasure, the forwarder has no unchecked conversion.
// together: same
// prints: text [one] text
//// Types.java
import java.util.*;
interface Source { <T> T get(Class<T> k); List<String> all(); }
@SuppressWarnings({"rawtypes", "unchecked"})
class Erased implements Source { public Object get(Class k) { return "text"; } public List all() { return List.of("one"); } }
interface Lists { <T extends Comparable<T>> Map<T, T> group(List<? super T> l, T[] all); }
@SuppressWarnings({"rawtypes", "unchecked"})
abstract class ErasedLists implements Lists { public TreeMap group(List l, Comparable[] all) { return new TreeMap(); } }
@SuppressWarnings({"rawtypes", "unchecked"})
interface ErasedBelow extends Source { Object get(Class k); default List all() { return List.of("two"); } }
@SuppressWarnings({"rawtypes", "unchecked"})
class ErasedText implements ErasedBelow { public Object get(Class k) { return "text"; } }
//// step 2: Emissaries.java
import java.util.*;
emissary Front(Erased c) implements Source;
emissary OfLists<C extends ErasedLists>(C c) implements Lists;
emissary OfBelow(ErasedBelow c) delegates Source;
class Main {
    public static void main(String[] arguments) {
        Front front = new Front(new Erased());
        System.out.println(front.get(String.class) + " " + front.all() + " " + new OfBelow(new ErasedText()).get(String.class));
    }
}
//// same: Emissaries.java
import java.util.*;
final class Front extends dev.emissary.lang.Emissary implements Source {
    private final Erased c;
    Front(Erased c) { this.c = c; }
    public <T> T get(Class<T> arg0) { return ((Source) c).get(arg0); }
    public List<String> all() { return ((Source) c).all(); }
}
final class OfLists<C extends ErasedLists> extends dev.emissary.lang.Emissary implements Lists {
    private final C c;
    OfLists(C c) { this.c = c; }
    public <T extends Comparable<T>> Map<T, T> group(List<? super T> arg0, T[] arg1) { return ((Lists) c).group(arg0, arg1); }
}
final class OfBelow extends dev.emissary.lang.Emissary implements Source {
    private final ErasedBelow c;
    OfBelow(ErasedBelow c) { this.c = c; }
    public <T> T get(Class<T> arg0) { return ((Source) c).get(arg0); }
    public List<String> all() { return ((Source) c).all(); }
}
class Main {
    public static void main(String[] arguments) {
        Front front = new Front(new Erased());
        System.out.println(front.get(String.class) + " " + front.all() + " " + new OfBelow(new ErasedText()).get(String.class));
    }
}

//// case: private-method-of-a-class-is-never-called (EM-FWD-4, EM-DIAG-3)
// claim: A private method of the first bound of a type variable, or of a superclass beside a default method, is not called.
// together: same
// prints: interface default default subclass
//// Types.java
class Base { private String m() { return "private"; } }
interface I { String m(); }
class Sub extends Base implements I { public String m() { return "interface"; } }
interface Defaulted { default String m() { return "default"; } }
class Inheriting extends Base implements Defaulted {}
class Around {
    private String m() { return "private"; }
    static class Middle extends Around {}
    static class Nested extends Middle implements Defaulted {}
}
class WithStatic { private static String m() { return "static"; } }
class Overriding extends WithStatic implements Defaulted { public String m() { return "subclass"; } }
//// step 2: Emissaries.java
emissary OfBounds<T extends Base & I>(T c) implements I;
emissary OfInheriting(Inheriting c) implements Defaulted;
emissary OfNested<T extends Around.Nested>(T c) implements Defaulted;
emissary OfThree<T extends WithStatic & Runnable & Defaulted>(T c) implements Defaulted;
class Job extends Overriding implements Runnable { public void run() {} }
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfBounds<>(new Sub()).m() + " " + new OfInheriting(new Inheriting()).m() + " "
                + new OfNested<>(new Around.Nested()).m() + " " + new OfThree<>(new Job()).m());
    }
}
//// same: Emissaries.java
final class OfBounds<T extends Base & I> extends dev.emissary.lang.Emissary implements I {
    private final T c;
    OfBounds(T c) { this.c = c; }
    public String m() { return ((I) c).m(); }
}
final class OfInheriting extends dev.emissary.lang.Emissary implements Defaulted {
    private final Inheriting c;
    OfInheriting(Inheriting c) { this.c = c; }
    public String m() { return ((Defaulted) c).m(); }
}
final class OfNested<T extends Around.Nested> extends dev.emissary.lang.Emissary implements Defaulted {
    private final T c;
    OfNested(T c) { this.c = c; }
    public String m() { return ((Defaulted) c).m(); }
}
final class OfThree<T extends WithStatic & Runnable & Defaulted> extends dev.emissary.lang.Emissary implements Defaulted {
    private final T c;
    OfThree(T c) { this.c = c; }
    public String m() { return ((Defaulted) c).m(); }
}
class Job extends Overriding implements Runnable { public void run() {} }
class Main {
    public static void main(String[] arguments) {
        System.out.println(new OfBounds<>(new Sub()).m() + " " + new OfInheriting(new Inheriting()).m() + " "
                + new OfNested<>(new Around.Nested()).m() + " " + new OfThree<>(new Job()).m());
    }
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
    public String get(String arg0) { return ((Getter<String>) impl).get(arg0); }
    public <U> List<U> list(U arg0, String arg1) { return ((Getter<String>) impl).list(arg0, arg1); }
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
    public E get() { return ((Outer.Nested<E>) inner).get(); }
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
    public Object clone() { return ((Foo) impl).clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return ((Foo) impl).sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) final class Z extends dev.emissary.lang.Emissary implements Baz {
    private final Narrow narrow;
    Z(Narrow narrow) { this.narrow = narrow; }
    public Object m(Object arg0) { return ((Baz) narrow).m(arg0); }
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
    public Object m() { return ((Defaulted) impl).m(); }
    public int n() { return ((Defaulted) impl).n(); }
}
final class OfRefined extends dev.emissary.lang.Emissary implements Refined {
    private final RefinedImpl impl;
    OfRefined(RefinedImpl impl) { this.impl = impl; }
    public Object m() { return ((Refined) impl).m(); }
}
final class OfAbstract extends dev.emissary.lang.Emissary implements Abstract {
    private final Low low;
    OfAbstract(Low low) { this.low = low; }
    public Object m() { return ((Abstract) low).m(); }
}
final class OfCopied extends dev.emissary.lang.Emissary implements Copied {
    private final CopiedImpl impl;
    OfCopied(CopiedImpl impl) { this.impl = impl; }
    public Object clone() { return ((Copied) impl).clone(); }
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
    public Object n() { return ((Hidden) impl).n(); }
    public void o(Object arg0) { ((Hidden) impl).o(arg0); }
}
final class OfBound<T extends First & Second & Bound> extends dev.emissary.lang.Emissary implements Bound {
    private final T t;
    OfBound(T t) { this.t = t; }
    public Object m() { return ((Bound) t).m(); }
    public void n() { ((Bound) t).n(); }
}
final class OfOverriding extends dev.emissary.lang.Emissary implements Top {
    private final Overriding foo;
    OfOverriding(Overriding foo) { this.foo = foo; }
    public Object f() { return foo.f(); }
    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
}
