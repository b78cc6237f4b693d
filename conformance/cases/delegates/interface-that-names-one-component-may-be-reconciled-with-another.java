// clauses: EM-DEL-2
// claim: An interface that names one component and that another one has is delegated to through both, where the
//     body declares what both supply.
// given: Letters
// class TwoOfInterfaces: final class TwoOfInterfaces extends dev.emissary.lang.Emissary implements XY, X
// methods of TwoOfInterfaces:
//     public void x()
//     public void z()
//     public void y()
// class OfSuperinterfaces: final class OfSuperinterfaces extends dev.emissary.lang.Emissary implements Z, XY, X, Y
// methods of OfSuperinterfaces:
//     public void x()
//     public void y()
//     public void z()
// class BesideClass: final class BesideClass extends dev.emissary.lang.Emissary implements Z, X, Y
// methods of BesideClass:
//     public void x()
//     public void y()
//     public void z()
// class ClassFirst: final class ClassFirst extends dev.emissary.lang.Emissary implements X
// methods of ClassFirst: public void x()
// class ClassBesideSubinterface:
//     final class ClassBesideSubinterface extends dev.emissary.lang.Emissary implements X, XY
// methods of ClassBesideSubinterface:
//     public void x()
//     public void z()
//     public void y()
emissary TwoOfInterfaces(XY xy, X own) implements XY { public void x() {} }
emissary OfSuperinterfaces(Z z, XY xy) implements X, Y { public void z() {} }
emissary BesideClass(Z z, Cl cl) implements X, Y;
emissary ClassFirst(Cl cl, X x) implements X { public void x() {} }
emissary ClassBesideSubinterface(Cl cl, XY xy) implements X { public void x() {} }
