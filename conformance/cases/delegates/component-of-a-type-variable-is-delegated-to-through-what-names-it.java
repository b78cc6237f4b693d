// clauses: EM-DEL-2
// claim: A component of a type variable is named by the interfaces that its bounds have.
// given: Letters
// class OfBound:
//     final class OfBound<T extends X> extends dev.emissary.lang.Emissary implements X
// methods of OfBound:
//     public void x()
// class OfIntersection:
//     final class OfIntersection<T extends Sub & Z> extends dev.emissary.lang.Emissary implements Z, X
// methods of OfIntersection:
//     public void x()
//     public void z()
// class OfBoundOfBound:
//     final class OfBoundOfBound<T extends U, U extends XY> extends dev.emissary.lang.Emissary implements Y
// methods of OfBoundOfBound:
//     public void y()
// class OfObject:
//     final class OfObject<T extends Object & X> extends dev.emissary.lang.Emissary implements X
// methods of OfObject:
//     public void x()
emissary OfBound<T extends X>(T t) implements X;
emissary OfIntersection<T extends Sub & Z>(T t) implements Z, X;
emissary OfBoundOfBound<T extends U, U extends XY>(T t) implements Y;
emissary OfObject<T extends Object & X>(T t) implements X;
