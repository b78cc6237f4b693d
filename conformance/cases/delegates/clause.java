// The implements clause, whose interfaces name components.
// clauses: EM-DEL-2

//// case: component-of-another-type-is-delegated-to-through-what-names-it
// given: Letters
// class OfClass, OfEnum: final class * extends dev.emissary.lang.Emissary implements X
// methods of OfClass, OfEnum, OfBound: public void x()
// methods of OfSubclass, OfBoundOfBound: public void y()
// class OfClassByBoth: final class OfClassByBoth extends dev.emissary.lang.Emissary implements X, Y
// class OfSubclass: final class OfSubclass extends dev.emissary.lang.Emissary implements Y, M
// class OfAbstractClass: final class OfAbstractClass extends dev.emissary.lang.Emissary implements XY
// class OfBound: final class OfBound<T extends X> extends dev.emissary.lang.Emissary implements X
// class OfIntersection:
//     final class OfIntersection<T extends Sub & Z> extends dev.emissary.lang.Emissary implements Z, X
// class OfBoundOfBound:
//     final class OfBoundOfBound<T extends U, U extends XY> extends dev.emissary.lang.Emissary implements Y
abstract class Ab implements XY {}
enum En implements X { A; public void x() {} }
emissary OfClass(Cl cl) implements X;
emissary OfClassByBoth(Cl cl) implements X, Y;
emissary OfSubclass(Sub sub) implements Y, M;
emissary OfAbstractClass(Ab ab) implements XY;
emissary OfEnum(En en) implements X;
emissary OfBound<T extends X>(T t) implements X;
emissary OfIntersection<T extends Sub & Z>(T t) implements Z, X;
emissary OfBoundOfBound<T extends U, U extends XY>(T t) implements Y;

//// case: equals-of-object-alone-names-no-component-whatever-is-imported
// class p.E: final class p.E extends dev.emissary.lang.Emissary implements p.M, p.N, p.J, p.Same, p.Code
// methods of p.E:
//     public boolean equals(q.Object)
//     public boolean equals(p.N.Object)
//     public void k()
//// p/M.java
import q.Object;
public interface M { boolean equals(Object o); }
//// p/N.java
public interface N { boolean equals(Object o); class Object {} }
//// p/Same.java
import java.lang.Object;
public interface Same { @Override boolean equals(Object o); }
//// p/Code.java
import q.*;
public interface Code { @Override int hashCode(); }
//// p/K.java
interface J { void k(); } abstract class K implements M, N, J, Same, Code {}
//// q/Object.java
public class Object {}
//// p/E.java
emissary E(K k) implements M, Same, N, Code, J;

//// case: interface-component-is-delegated-to-whatever-the-clause-says
// given: Letters
// class Alone, WithItself: final class * extends dev.emissary.lang.Emissary implements XY
// class WithSuperinterface: final class * extends dev.emissary.lang.Emissary implements XY, X
// class OfTwoWithOne: final class * extends dev.emissary.lang.Emissary implements Y, X
// class BesideHandImplemented:
//     final class BesideHandImplemented extends dev.emissary.lang.Emissary implements Z, X, AutoCloseable
// class WithSubinterfaceByHand: final class WithSubinterfaceByHand extends dev.emissary.lang.Emissary implements Z, XY
// class WithAnotherByHand: final class WithAnotherByHand extends dev.emissary.lang.Emissary implements Z, X
emissary Alone(XY xy);
emissary WithSuperinterface(XY xy) implements X;
emissary WithItself(XY xy) implements XY;
emissary OfTwoWithOne(Y y, X x) implements X;
emissary BesideHandImplemented(Z z, X x) implements AutoCloseable { public void close() {} }
emissary WithSubinterfaceByHand(Z z) implements XY { public void x() {} public void y() {} }
emissary WithAnotherByHand(Z z) implements X { public void x() {} }

//// case: interface-that-names-one-component-and-that-another-has-is-a-conflict (EM-DEL-2, EM-CONF-1)
interface X { void x(); } interface Y { void y(); } interface XY extends X, Y {}
class Cl implements X { public void x() {} }
emissary InterfaceFirst(XY xy, Cl cl) implements X;  // error: method.conflict
emissary ClassFirst(Cl cl, XY xy) implements X;  // error: method.conflict
emissary SameInterface(X x, Cl cl) implements X;  // error: method.conflict
@dev.emissary.Emissary record InAnnotationForm(Cl cl, XY xy) implements X {}  // error: method.conflict
emissary OfVariable<T extends X>(XY xy, T t) implements X;  // error: method.conflict

//// case: interface-that-names-one-component-may-be-reconciled-with-another
// given: Letters
// class TwoOfInterfaces: final class TwoOfInterfaces extends dev.emissary.lang.Emissary implements XY, X
// class BesideClass: final class BesideClass extends dev.emissary.lang.Emissary implements Z, X, Y
// class ClassFirst: final class ClassFirst extends dev.emissary.lang.Emissary implements X
emissary TwoOfInterfaces(XY xy, X own) implements XY { public void x() {} }
emissary BesideClass(Z z, Cl cl) implements X, Y;
emissary ClassFirst(Cl cl, X x) implements X { public void x() {} }

//// case: overload-of-a-method-of-object-names-a-component (EM-DEL-2, EM-FWD-2)
// methods of E:
//     public Object clone()
//     public String toString(Object)
//     public boolean equals()
//     public boolean equals(Object, int)
//     public boolean equals(Object...)
//     public boolean equals(String)
//     public int hashCode(int)
// together: same
//// Overloads.java
interface Two { boolean equals(Object o, int i); }
interface Text { boolean equals(String s); }
interface Several { boolean equals(Object... o); }
interface None { boolean equals(); }
interface Code { int hashCode(int i); }
interface Written { String toString(Object o); }
interface Copy { Object clone(); }
abstract class Overloads implements Two, Text, Several, None, Code, Written, Copy {
    @Override public Object clone() { return this; }
}
//// step 2: E.java
emissary E(Overloads o) implements Two, Text, Several, None, Code, Written, Copy;

//// case: superinterface-of-a-component-may-be-in-the-clause (EM-DEL-2, EM-CLASS-5)
// claim: An interface of the clause that a component has anyhow is a direct superinterface, and asks for serialization if it is
//     Serializable; what is delegated stays the same.
// options: lint=off
// given: Document, Serialized
// class Listed: final class Listed extends dev.emissary.lang.Emissary implements Document, java.io.Serializable
// class Plain: final class Plain extends dev.emissary.lang.Emissary implements Document
// methods of Listed: public String text()
// prints:
//     Listed without the secret
//     Plain refused
emissary Listed(Document document) implements java.io.Serializable { private static final long serialVersionUID = 1; }
emissary Plain(Document document);
// run:
Serialized.print(new Listed(null), new Plain(null));
