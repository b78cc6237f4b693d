// Mistakes of the language, each of which is the only error.
// clauses: EM-DIAG-3

//// case: class-of-a-delegate-that-breaks-the-interface-is-the-only-error (EM-DIAG-3, EM-FWD-4)
interface Text { String m(); }
class Void { emissary A(C c) implements Text; class C implements Text { public void m() {} } }  // error
class Int { emissary A(C c) implements Text; class C implements Text { public int m() { return 1; } } }  // error
class OtherInterface { emissary A(C c) implements Text; class C implements Text { public Runnable m() { return null; } } }  // error
class Generic { emissary A(C c) implements Text; class C implements Text { public java.util.List<String> m() { return null; } } }  // error

//// case: cyclic-bounds-are-the-languages-own-error
emissary OfItself<T extends T>(T t) implements Runnable;  // error
emissary OfEachOther<T extends U, U extends T>(T t) implements Runnable;  // error

//// case: cyclic-superinterfaces-of-a-delegate-are-the-only-error
emissary Front(I i); interface I extends J {} interface J extends I {}  // one error

//// case: mistake-in-a-component-type-is-the-only-error
class Foo {}
emissary Unknown(Missing m);  // one error
emissary UnknownBesideClause(Missing m) implements Runnable;  // one error
emissary UnknownTwice(Missing m, Missing2 n);  // error
emissary UnknownOwner(Missing.Inner c);  // one error
emissary UnknownArgument(Comparable<Missing> c);  // one error
emissary UnknownGenericMember(java.util.Map.Missing<String> c);  // one error
class TooManyArguments { emissary A(I<String, String> i); interface I<T> { T m(T t); } }  // one error
emissary ArgumentsOfNothing(Runnable<String> r);  // one error
class PrimitiveArgument { emissary A(I<int> i); interface I<T> { T m(T t); } }  // one error
emissary ArgumentsOfVariable<T>(T<String> c);  // one error
class OutOfBounds { emissary A(I<String> i); interface I<T extends Number> { T m(T t); } }  // one error
emissary OfVoid(void r);  // one error
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Mark {}
class Outer<T> {}
emissary UnknownAroundMark(Comparable<Outer<?>.Missing<@Mark ? super String>> c);  // one error

//// case: mistake-in-a-delegates-method-is-the-only-error
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) interface Mark {}  // one error
interface Marked { @Mark(1) String m(); }  // one error
emissary OfMarked(Marked marked);
interface Bounded<N> { <A extends N & Comparable<A>> A m(A a); }  // one error
emissary OfBounded(Bounded<String> bounded);

//// case: mistake-in-a-delegates-type-is-the-only-error
class Result { emissary A(I i); interface I { Missing m(); } }  // one error
class Exceptions { emissary A(I i); interface I { void m() throws Missing; } }  // one error
class Superinterface { emissary A(I i); interface I extends Missing { void m(); } }  // one error
class NamedSuperinterface { emissary A(I i) implements I; interface I extends Missing { void m(); } }  // one error
class SuperclassOnly { emissary A(C c) implements I; interface I { void m(); } class C extends Missing {} }  // one error
class SuperinterfaceOfClass { emissary A(C c) implements I; interface I { void m(); } abstract class C implements J {} interface J extends Missing {} }  // one error
class FirstOfTwo { emissary A(I i, J j); interface I { void m(Missing x); } interface J { void m(String x); } }  // one error
class ResultOfTwo { emissary A(I i, J j); interface I { Missing m(); } interface J { int m(); } }  // one error
class AbstractMethod { emissary A(C c) implements I; interface I { void m(); } class C implements I {} }  // one error
class ClassAsSuperinterface { emissary A(I i); class C { Comparable<Integer> m() { return null; } } interface I extends C { Integer m(); } }  // one error
class NameClash { emissary A(I i); interface J<T> { <X extends Exception> void m(Class<X> c); } @SuppressWarnings("rawtypes") interface I extends J { <X extends Exception> void m(Class<X> c) throws X; } }  // one error

//// case: mistake-in-the-body-is-the-only-error
emissary UnknownField(Runnable r) { static Missing m; }  // one error
emissary UnknownResult(Runnable r) { Missing m() { return null; } }  // one error
emissary UnknownParameterOfCanonical(Runnable r) { UnknownParameterOfCanonical(Missing r) { this.r = r; } }  // one error
emissary UnknownParameterOfConstructor(Runnable r) { private UnknownParameterOfConstructor(Missing m, int i) { this((Runnable) null); } }  // one error
emissary UnknownComponent(Missing r) { UnknownComponent { r.toString(); } }  // one error
emissary UnknownComponentAndParameter(Missing r) { UnknownComponentAndParameter(Missing r) { this.r = r; } }  // error
class UnknownResultOfReplacement { emissary A(I i) { public Missing m() { return null; } } interface I { Object m(); } }  // one error
emissary UnknownMethod(Runnable r) { public void run() { missing(); } }  // one error
emissary WrongResult(Runnable r) { int m() { return ""; } }  // one error
emissary WeakerAccess(Runnable r) { void run() {} }  // one error
emissary MoreExceptions(Runnable r) { public void run() throws Exception {} }  // one error
class OtherResult { emissary A(I i) { public int m() { return 1; } } interface I { Object m(); } }  // error
emissary StaticReplacement(Runnable r) { public static void run() {} }  // one error
emissary OverridesNothing(Runnable r) { @Override public void ran() {} }  // one error
emissary AssignsField(Runnable r) { void m() { r = null; } }  // one error
emissary MissingMethod(Runnable r) implements Comparable<MissingMethod>;  // one error
emissary TwoMethodsNamedAsTheComponent(Runnable r) { static int r() { return 1; } void r() {} }  // one error
emissary TwoCompactConstructors(Runnable r) { TwoCompactConstructors { } TwoCompactConstructors { } }  // one error

//// case: mistake-in-the-implements-clause-is-the-only-error
class Foo {}
emissary Unknown(Runnable r) implements Missing;  // one error
emissary UnknownBesideClass(Thread t) implements Missing;  // one error
emissary UnknownArgument(Comparable<String> c) implements Comparable<Missing>;  // one error
emissary UnknownTwice(Runnable r) implements Missing<Missing2>;  // error
emissary OfClass(Runnable r) implements String;  // one error
emissary OfGenericClass(Comparable<String> c) implements Comparable<String>, String<String>;  // error
emissary ArgumentsOfNothing(Runnable r) implements Runnable<String>;  // one error
emissary OfVariable<T>(Runnable r) implements T;  // one error

//// case: mistake-in-the-list-is-the-only-error
import dev.emissary.Emissary;
class Foo {}
@Emissary(Missing.class) emissary Unknown(Runnable r);  // one error
@Emissary(Comparable.class) emissary UnknownComponent(Missing m);  // one error
@Emissary(Runnable) emissary TypeName(Thread t);  // one error
@Emissary(1) emissary Number(Thread t);  // one error
@Emissary(null) record Null(Thread t) {}  // one error
@Emissary(valu = Runnable.class) emissary UnknownElement(Thread t);  // one error
@Emissary @Emissary record Repeated(Runnable r) {}  // one error

//// case: mistake-in-the-use-of-an-emissary-is-the-only-error
class WrongArgument { class X { Object o = new A(1); } emissary A(Runnable r); }  // one error
class NoArgument { class X { Object o = new A(); } emissary A(Runnable r); }  // one error

//// case: mistake-in-type-parameters-is-the-only-error
emissary UnknownBound<T extends Missing>(Runnable r);  // one error
emissary UnknownBoundOfItself<T extends Missing<T>>(T t) implements Runnable;  // one error
emissary UnknownArgumentOfBound<T extends Comparable<Missing>>(T t) implements Comparable<T>;  // one error
emissary UnknownVariable<T>(Comparable<U> t);  // one error
emissary TwoOfOneName<T, T>(Comparable<T> t);  // one error
@Missing emissary UnknownAnnotation(Runnable r);  // one error
emissary UnknownAnnotationOfComponent(@Missing Runnable r);  // one error
@Deprecated(since = missing) emissary UnknownElement(Runnable r);  // one error
@SuppressWarnings(Missing.X) emissary UnknownConstant(Runnable r);  // one error
emissary UnknownConstantOfComponent(@SuppressWarnings(Missing.X) Runnable r);  // one error
@Override emissary NotApplicable(Runnable r);  // one error

//// case: syntax-error-in-a-component-type-is-the-only-error
emissary Front(java.util.List<> names);  // one error

//// case: type-variable-as-a-supertype-is-the-only-error
interface Own<T> extends T { void m(java.util.List<T> l); }  // one error
interface Get<U> { U get(); }
abstract class Both<T> implements T, Get<T> { public T get() { return null; } }  // one error
emissary Implicit<E>(Own<E> own);
emissary OfArray(Own<long[]> own);
emissary Named<E>(Both<E> both) implements Get<E>;
@dev.emissary.Emissary(Get.class) record Listed<E>(Both<E> both) {}

//// case: final-method-of-object-in-an-interface-is-one-error (EM-DIAG-3, EM-FWD-2)
interface Notified { void notify(); }  // one error
interface Waits { void wait(long time); }  // one error
emissary OfNotified(Notified n);
emissary OfWaits(Waits w, Runnable r) implements Runnable;
