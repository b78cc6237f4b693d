////// AnnotationValues
// reason: ecj marks both of two annotations that are the same, and an unknown constant twice.
// excuses: diagnostics/mistake-in-the-list-is-the-only-error
//// AnnotationValues.java
@Deprecated @Deprecated class Twice {}  // ecj: 2
////// BoundAnnotations
// reason: ecj writes an annotation in a second bound as one of the bound itself; the agent writes its place as javac does.
// excuses: forwarders/annotations-of-type-arguments-to-bounds-throws-clauses-and-wildcards-are-carried
//// BoundAnnotations.java
// writes in BoundAnnotations: 1 of METHOD_TYPE_PARAMETER_BOUND 0, 2, null
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A {}
abstract class BoundAnnotations { abstract <V extends Runnable & Comparable<@A String>> void m(); }
////// BridgeExceptions
// reason: a bridge that overrides Object.clone() and a method of an interface has the throws clause of the former from javac, and that of the latter from ecj.
// excuses: forwarders/methods-of-the-class-file-of-the-superclass-replace-nothing, forwarders/clone-that-a-class-can-declare-is-forwarded
//// BridgeExceptions.java
// writes in BridgeExceptions: 0 of throws
// writes in Declared: 1 of throws java/lang/CloneNotSupportedException java/lang/Exception
interface Foo { Object clone(); }
class BridgeExceptions implements Foo { @Override public String clone() { return ""; } }
interface Copied<T, E extends Exception> { T clone() throws CloneNotSupportedException, E; }
class Declared<E extends RuntimeException> implements Copied<String, E> {
    @Override public String clone() throws CloneNotSupportedException, E { return ""; }
}
////// CastInBridge
// reason: ecj casts to Object in a bridge method where the type variables of the two methods differ; javac does not.
// differs: java.util.concurrent.ConcurrentNavigableMap
//// CastInBridge.java
// writes in CastInBridge: 1 of CHECKCAST java/lang/Object
interface Front<T> { Front<T> from(T t); }
abstract class CastInBridge<T> implements Front<T> {
    @Override public CastInBridge<T> from(T t) { return this; }
}
////// CompoundAssignment
// reason: ecj finds first that the operator has no such operands, and then nothing else.
// excuses: constructors/assignment-of-a-component-field-in-a-compact-constructor-is-an-error
//// CompoundAssignment.java
record CompoundAssignment(CharSequence s) { CompoundAssignment { this.s += s; } }  // ecj: 1
////// Cycle
// reason: ecj reports two errors of interfaces that extend each other.
// excuses: diagnostics/cyclic-superinterfaces-of-a-delegate-are-the-only-error
//// Cycle.java
interface I extends J { void m(); }  // ecj: 1
interface J extends I {}  // ecj: 1
////// Duplicates
// reason: ecj marks both of two declarations that are the same; javac marks the second.
// excuses: diagnostics/mistake-in-the-body-is-the-only-error, diagnostics/component-that-is-there-twice-is-one-error
//// Duplicates.java
class ByHand {
    ByHand(CharSequence s) {}  // ecj: 1
    ByHand(CharSequence s) {}  // ecj: 1
    void m(int a) {} void m(int b) {}  // ecj: 2
    static int x; static int x;  // ecj: 2
}
record Thrice(Runnable r, Runnable r, Runnable r) {}  // ecj: 3
////// InconsistentHierarchy
// reason: ecj reports a supertype with an error once more as an inconsistent hierarchy at each class below.
// excuses: diagnostics/supertype-with-an-error-has-no-other-error, diagnostics/type-variable-as-a-supertype-is-the-only-error
//// InconsistentHierarchy.java
interface Top<T> {}
interface Sub<A> extends Top<A, A> {}  // ecj: 1
class InconsistentHierarchy implements Sub<Long> {}  // ecj: 1
interface Own<T> extends T {}  // ecj: 1
class OfVariable implements Own<Long> {}  // ecj: 1
////// UnknownSuperinterface
// reason: ecj reports an unknown superinterface at each class below it as well.
// excuses: diagnostics/mistake-in-a-delegates-type-is-the-only-error
//// UnknownSuperinterface.java
class Superinterface { abstract class A implements I {} interface I extends Missing { void m(); } }  // ecj: 2
////// WildcardOfObject
// reason: ecj writes the wildcard "? extends Object" as "?"; javac writes it as it is.
// differs: javax.script.Bindings
//// WildcardOfObject.java
// writes in WildcardOfObject: 1 of // signature (Ljava/util/List<*>;)V
abstract class WildcardOfObject {
    void all(java.util.List<? extends Object> list) {}
}
