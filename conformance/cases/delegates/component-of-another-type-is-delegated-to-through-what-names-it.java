// clauses: EM-DEL-2
// claim: A component of a class, an enum, a record or a type variable is delegated to through exactly the interfaces of
//     the clause that its type, or its bounds, inherit from.
// given: Letters
// class OfClass: final class OfClass extends dev.emissary.lang.Emissary implements X
// methods of OfClass: public void x()
// class OfClassByOther: final class OfClassByOther extends dev.emissary.lang.Emissary implements Y
// methods of OfClassByOther: public void y()
// class OfClassByBoth: final class OfClassByBoth extends dev.emissary.lang.Emissary implements X, Y
// methods of OfClassByBoth:
//     public void x()
//     public void y()
// class OfSubclass: final class OfSubclass extends dev.emissary.lang.Emissary implements Y, M
// methods of OfSubclass: public void y()
// class OfAbstractClass: final class OfAbstractClass extends dev.emissary.lang.Emissary implements XY
// methods of OfAbstractClass:
//     public void x()
//     public void z()
//     public void y()
// class OfEnum: final class OfEnum extends dev.emissary.lang.Emissary implements X
// methods of OfEnum: public void x()
// class OfRecord: final class OfRecord extends dev.emissary.lang.Emissary implements X
// methods of OfRecord: public void x()
// class OfBound: final class OfBound<T extends X> extends dev.emissary.lang.Emissary implements X
// methods of OfBound: public void x()
// class OfIntersection:
//     final class OfIntersection<T extends Sub & Z> extends dev.emissary.lang.Emissary implements Z, X
// methods of OfIntersection:
//     public void x()
//     public void z()
// class OfBoundOfBound:
//     final class OfBoundOfBound<T extends U, U extends XY> extends dev.emissary.lang.Emissary implements Y
// methods of OfBoundOfBound: public void y()
// class OfObject: final class OfObject<T extends Object & X> extends dev.emissary.lang.Emissary implements X
// methods of OfObject: public void x()
abstract class Ab implements XY {}
enum En implements X { A; public void x() {} }
record Re(int i) implements X { public void x() {} }
emissary OfClass(Cl cl) implements X;
emissary OfClassByOther(Cl cl) implements Y;
emissary OfClassByBoth(Cl cl) implements X, Y;
emissary OfSubclass(Sub sub) implements Y, M;
emissary OfAbstractClass(Ab ab) implements XY;
emissary OfEnum(En en) implements X;
emissary OfRecord(Re re) implements X;
emissary OfBound<T extends X>(T t) implements X;
emissary OfIntersection<T extends Sub & Z>(T t) implements Z, X;
emissary OfBoundOfBound<T extends U, U extends XY>(T t) implements Y;
emissary OfObject<T extends Object & X>(T t) implements X;
