// Interfaces that name no component, and are implemented by hand.
// clauses: EM-DEL-4

//// case: interface-after-implements-takes-nothing-from-the-components (EM-DEL-2)
// class Duplex:
//     final class Duplex extends dev.emissary.lang.Emissary implements java.nio.channels.ReadableByteChannel, java.nio.channels.WritableByteChannel, AutoCloseable
import java.nio.channels.*;
emissary Duplex(ReadableByteChannel in, WritableByteChannel out) implements AutoCloseable {
    @Override public boolean isOpen() { return in.isOpen() && out.isOpen(); }
    @Override public void close() throws java.io.IOException { try (in; out) {} }
}

//// case: interface-of-the-clause-beside-a-list-is-implemented-by-hand
// class Named: final class Named extends dev.emissary.lang.Emissary implements CharSequence, Comparable<Named>
// prints: -1
@dev.emissary.Emissary(CharSequence.class)
record Named(String name) implements Comparable<Named> {
    @Override public int compareTo(Named other) { return name.length() - other.name.length(); }
}
// run:
System.out.println(new Named("a").compareTo(new Named("bc")));

//// case: marker-in-the-clause-names-no-component (EM-DEL-2, EM-DEL-4)
// claim: An interface without instance methods, or with none but those of Object, names no component, and may be listed
//     beside a component that has it, with type arguments too; a component of an interface type keeps what it has.
// given: Letters
// class OfMarker: final class OfMarker extends dev.emissary.lang.Emissary implements M
// methods of OfMarker, OfGenericMarker:
// class WithMarker: final class * extends dev.emissary.lang.Emissary implements XY, M
// class OfBoth: final class OfBoth extends dev.emissary.lang.Emissary implements MX, M
// methods of OfBoth, WithStatics, WithObject, BesideGenericMarker: public void x()
// class WithStatics: final class WithStatics extends dev.emissary.lang.Emissary implements MS, MStatic
// class WithObject: final class WithObject extends dev.emissary.lang.Emissary implements MO, MObject
// class WithEqualsAndMore: final class WithEqualsAndMore extends dev.emissary.lang.Emissary implements Co, Comp
// class OfGenericMarker: final class OfGenericMarker extends dev.emissary.lang.Emissary implements Generic<String>
// class BesideGenericMarker:
//     final class BesideGenericMarker<T> extends dev.emissary.lang.Emissary implements Generic<T>, X
interface MX extends M, X {}
interface MStatic { static void s() {} private void p() {} }
interface MS extends MStatic, X {}
interface MObject { boolean equals(Object o); int hashCode(); String toString(); }
interface MO extends MObject, X {}
interface Comp { boolean equals(Object o); void compare(); }
interface Co extends Comp, X {}
emissary OfMarker(M m);
emissary WithMarker(XY xy) implements M;
emissary OfBoth(MX mx) implements M;
emissary WithStatics(MS s) implements MStatic;
emissary WithObject(MO o) implements MObject;
emissary WithEqualsAndMore(Co co) implements Comp;
interface Generic<T> {}
emissary OfGenericMarker(Generic<String> m) implements Generic<String>;
emissary BesideGenericMarker<T>(Generic<T> m, X x) implements X, Generic<T>;

//// case: marker-interface-names-no-component (EM-DEL-2, EM-DEL-5, EM-DIAG-1)
// says:
//     RandomAccess in the implements clause has no method to forward
//     implements List<String>
import java.util.*;
emissary A(ArrayList<String> list) implements RandomAccess;  // error: component.not.interface
emissary B(ArrayList<String> list) implements RandomAccess, java.io.Serializable, Iterable<String>;
interface M<T> {} interface Sub<T> extends M<T> { void f(); }
emissary E<V extends Sub<String>>(V v) implements M<String>;  // error: component.not.interface
emissary Names(java.util.ArrayList<String> names) implements java.util.RandomAccess {}  // error: component.not.interface

//// case: missing-method-of-a-hand-implemented-interface-is-the-languages-own-error (EM-DEL-4, EM-DEL-3)
// claim: A method of an interface that no component serves, or that a component has beside an explicit list, is missed
//     as in every class.
emissary Task(Runnable task) implements AutoCloseable;  // error
@dev.emissary.Emissary(Runnable.class) record Listed(Thread task, AutoCloseable own) implements AutoCloseable {}  // one error
