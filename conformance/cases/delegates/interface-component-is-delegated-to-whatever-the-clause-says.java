// clauses: EM-DEL-2
// claim: A component of an interface type is delegated to through that interface, whatever the implements clause
//     says; an interface of the clause that it has anyhow changes nothing.
// given: Letters
// class Alone: final class Alone extends dev.emissary.lang.Emissary implements XY
// methods of Alone:
//     public void x()
//     public void z()
//     public void y()
// class WithSuperinterface: final class WithSuperinterface extends dev.emissary.lang.Emissary implements XY, X
// methods of WithSuperinterface:
//     public void x()
//     public void z()
//     public void y()
// class WithSuperinterfaces: final class WithSuperinterfaces extends dev.emissary.lang.Emissary implements XY, Y, X
// methods of WithSuperinterfaces:
//     public void x()
//     public void z()
//     public void y()
// class WithItself: final class WithItself extends dev.emissary.lang.Emissary implements XY
// methods of WithItself:
//     public void x()
//     public void z()
//     public void y()
// class WithBoth: final class WithBoth extends dev.emissary.lang.Emissary implements XY, X
// methods of WithBoth:
//     public void x()
//     public void z()
//     public void y()
// class OfTwo: final class OfTwo extends dev.emissary.lang.Emissary implements Y, X
// methods of OfTwo:
//     public void x()
//     public void y()
// class OfTwoWithOne: final class OfTwoWithOne extends dev.emissary.lang.Emissary implements Y, X
// methods of OfTwoWithOne:
//     public void x()
//     public void y()
// class BesideHandImplemented:
//     final class BesideHandImplemented extends dev.emissary.lang.Emissary implements Z, X, AutoCloseable
// methods of BesideHandImplemented:
//     public void x()
//     public void z()
//     public void close()
// class WithSubinterfaceByHand: final class WithSubinterfaceByHand extends dev.emissary.lang.Emissary implements Z, XY
// methods of WithSubinterfaceByHand:
//     public void x()
//     public void z()
//     public void y()
// class WithAnotherByHand: final class WithAnotherByHand extends dev.emissary.lang.Emissary implements Z, X
// methods of WithAnotherByHand:
//     public void x()
//     public void z()
emissary Alone(XY xy);
emissary WithSuperinterface(XY xy) implements X;
emissary WithSuperinterfaces(XY xy) implements Y, X;
emissary WithItself(XY xy) implements XY;
emissary WithBoth(XY xy) implements X, XY;
emissary OfTwo(Y y, X x);
emissary OfTwoWithOne(Y y, X x) implements X;
emissary BesideHandImplemented(Z z, X x) implements AutoCloseable { public void close() {} }
emissary WithSubinterfaceByHand(Z z) implements XY { public void x() {} public void y() {} }
emissary WithAnotherByHand(Z z) implements X { public void x() {} }
