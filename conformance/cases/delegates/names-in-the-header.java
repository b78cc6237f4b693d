// What names in the header mean.
// clauses: EM-DEL-6

//// case: class-named-as-a-package-hides-nothing-that-an-emissary-needs (EM-CLASS-1, EM-CLASS-5)
// prints:
//     ran refused
//// Log.java
interface Log extends Runnable, java.io.Serializable {}
//// Outer.java
class Outer {
    static class java {}
    static class dev {}
    @SuppressWarnings("emissary") emissary Front(Log log);
}
//// Main.java
// run:
Outer.Front front = new Outer.Front(() -> System.out.print("ran "));
front.run();
try {
    new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(front);
} catch (java.io.NotSerializableException refused) {
    System.out.println("refused");
}

//// case: component-type-with-the-name-of-the-emissary-is-an-error (EM-DEL-6, EM-DIAG-1)
import java.util.concurrent.*;
emissary Callable<V>(Callable<V> task);  // error: names.itself

//// case: emissary-may-have-the-simple-name-of-the-interface
// class impl.MyComponent:
//     public final class impl.MyComponent extends dev.emissary.lang.Emissary implements api.MyComponent
// methods of impl.MyComponent: public String name()
// class impl.List: final class impl.List<T> extends dev.emissary.lang.Emissary implements java.util.List<impl.List<T>>
// class impl.Comparable:
//     final class impl.Comparable<T extends Comparable<T>> extends dev.emissary.lang.Emissary implements Comparable<T>
//// impl/MyComponent.java
public emissary MyComponent(api.MyComponent comp) { public MyComponent() { this(() -> "x"); } }
//// api/MyComponent.java
public interface MyComponent { String name(); }
//// impl/List.java
emissary List<T>(java.util.List<List<T>> list);
//// impl/Comparable.java
emissary Comparable<T extends java.lang.Comparable<T>>(java.lang.Comparable<T> comp)
    implements java.lang.Comparable<T>;

//// case: inherited-member-type-is-not-in-scope-in-annotations-of-the-header
// says: write Box.Clean, and import Box if it is not, or write the qualified name of the type that is meant
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
@interface Kind { Class<?> value(); Class<?>[] more() default {}; Shop.Level level() default Shop.Level.LOW; }
@interface Mark {}
@Target(ElementType.TYPE_USE) @interface InType { Class<?> value(); }
interface Shop {
    void open();
    @interface Mark {}
    @interface Label { int value(); }
    @Target(ElementType.TYPE_USE) @interface Clean {}
    interface Till {}
    interface value {}
    enum Level { LOW, HIGH }
    int LIMIT = 3;
}
interface Box<T> { T get(); @Target(ElementType.TYPE_USE) @interface Clean {} }
emissary Shadowing(@Mark Shop shop);  // error: name.inherited at Mark
emissary Unknown(@Label(1) Shop shop);  // error: name.inherited at Label
emissary Array(@Kind(value = String.class, more = {Integer.class, Till[].class}) Shop shop);  // error: name.inherited at Till
emissary Constant(@Kind(value = String.class, level = Level.HIGH) Shop shop);  // error: name.inherited at Level
emissary OfTypeUse(@Clean Shop shop);  // error: name.inherited at Clean
emissary InArgument(Box<@InType(Clean.class) String> box);  // error: name.inherited at Clean
emissary State(Shop shop, @Mark int count) delegates Shop;  // error: name.inherited at Mark
@Mark emissary Around(@Shop.Mark @Kind(value = Shop.Till.class, level = Shop.Level.HIGH) Shop shop);
emissary Own(@Mark Shop shop) { @interface Mark {} }

//// case: inherited-member-type-is-not-in-scope-in-the-header
interface Shop { void open(); interface Till { int total(); } record Shelf() implements Shop { public void open() {} } }
interface Mall extends Shop {}
emissary Component(Shop shop, Till till);  // error: name.inherited at Till
emissary ListedFirst(Shelf shelf) implements Shop;  // error: name.inherited at Shelf shelf
emissary Argument(Shop shop, java.util.function.Supplier<java.util.List<Till>> till);  // error: name.inherited at Till
@dev.emissary.Emissary(Shop.class) record Array(Shop shop, java.util.List<Till>[] tills) {}  // error: name.inherited at Till
emissary Inherited(Mall mall, Till till);  // error: name.inherited at Till
interface Bank { int rate(); interface Till {} }
class Outer {
    interface Till { int other(); }
    emissary Ambiguous(Shop shop, Bank bank, Till till);  // any error
    emissary Front(Shop shop, Till till);  // error: name.inherited at Till
    emissary List(Shop shop, java.util.List<Till> till);  // error: name.inherited at Till
}

//// case: interface-declared-in-the-emissary-is-an-error
emissary Qualified(Qualified.I i) { interface I {} }  // error: names.member
emissary Deep(Deep.Inner.I i) { static class Inner { interface I {} } }  // error: names.member
@dev.emissary.Emissary record InAnnotationForm(InAnnotationForm.I i) { interface I {} }  // error: names.member

//// case: type-may-be-nested-in-the-emissary-itself
// class A, B, D: final class * extends dev.emissary.lang.Emissary implements Foo
// class C: final class C<T> extends dev.emissary.lang.Emissary implements Comparable<T>
// class QualifiedArgument:
//     final class QualifiedArgument extends dev.emissary.lang.Emissary implements java.util.Map<String, QualifiedArgument.Value>
import java.util.*;
interface Foo { void f(); }
emissary A(A.Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary B(Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
emissary C<T>(Impl<T> impl) implements Comparable<T> {
    private abstract static class Impl<X> implements Comparable<X> {}
}
emissary D(Part part) delegates Foo { interface Part extends Foo {} }
emissary QualifiedArgument(Map<String, QualifiedArgument.Value> map) { record Value(int x) {} }

//// case: name-in-the-header-is-that-of-the-nearest-declaration
// prints: java.util.function.Supplier<Front$T> 4
import java.util.function.Supplier;

interface Named { String name(); }
emissary Front<T>(Supplier<T> source) {
    static class T {}
}

// run:
interface Named { int number(); }
emissary Local(Named named) {}
System.out.println(Front.class.getGenericInterfaces()[0].getTypeName() + " " + new Local(() -> 4).number());
