// clauses: EM-DEL-2
// claim: An emissary implements the interfaces, and has the forwarders, that its components and its implements
//     clause say.
// class E01:
//     final class E01 extends dev.emissary.lang.Emissary implements XY
// methods of E01:
//     public void x()
//     public void y()
//     public void z()
// class E02:
//     final class E02 extends dev.emissary.lang.Emissary implements XY, X
// methods of E02:
//     public void x()
//     public void y()
//     public void z()
// class E03:
//     final class E03 extends dev.emissary.lang.Emissary implements XY, Y, X
// methods of E03:
//     public void x()
//     public void y()
//     public void z()
// class E04:
//     final class E04 extends dev.emissary.lang.Emissary implements XY
// methods of E04:
//     public void x()
//     public void y()
//     public void z()
// class E05:
//     final class E05 extends dev.emissary.lang.Emissary implements XY, X
// methods of E05:
//     public void x()
//     public void y()
//     public void z()
// class E06:
//     final class E06 extends dev.emissary.lang.Emissary implements M, XY, X
// methods of E06:
//     public void x()
//     public void y()
//     public void z()
// class E07:
//     final class E07 extends dev.emissary.lang.Emissary implements Z, XY
// methods of E07:
//     public void x()
//     public void y()
//     public void z()
// class E08:
//     final class E08 extends dev.emissary.lang.Emissary implements Z, X, AutoCloseable
// methods of E08:
//     public void close()
//     public void x()
//     public void z()
// class E09:
//     final class E09 extends dev.emissary.lang.Emissary implements XY, X
// methods of E09:
//     public void x()
//     public void y()
//     public void z()
// class E10:
//     final class E10 extends dev.emissary.lang.Emissary implements XY, M
// methods of E10:
//     public void x()
//     public void y()
//     public void z()
// class E11:
//     final class E11 extends dev.emissary.lang.Emissary implements XY, M
// methods of E11:
//     public void x()
//     public void y()
//     public void z()
// class E12:
//     final class E12 extends dev.emissary.lang.Emissary implements MX, M
// methods of E12:
//     public void x()
// class E13:
//     final class E13 extends dev.emissary.lang.Emissary implements M
// methods of E13:
// class E14:
//     final class E14 extends dev.emissary.lang.Emissary implements X
// methods of E14:
//     public void x()
// class E15:
//     final class E15 extends dev.emissary.lang.Emissary implements Y
// methods of E15:
//     public void y()
// class E16:
//     final class E16 extends dev.emissary.lang.Emissary implements X, Y
// methods of E16:
//     public void x()
//     public void y()
// class E17:
//     final class E17 extends dev.emissary.lang.Emissary implements Y, M
// methods of E17:
//     public void y()
// class E18:
//     final class E18 extends dev.emissary.lang.Emissary implements XY
// methods of E18:
//     public void x()
//     public void y()
//     public void z()
// class E19:
//     final class E19 extends dev.emissary.lang.Emissary implements X
// methods of E19:
//     public void x()
// class E20:
//     final class E20 extends dev.emissary.lang.Emissary implements X
// methods of E20:
//     public void x()
// class E21:
//     final class E21<T extends X> extends dev.emissary.lang.Emissary implements X
// methods of E21:
//     public void x()
// class E22:
//     final class E22<T extends Sub & Z> extends dev.emissary.lang.Emissary implements Z, X
// methods of E22:
//     public void x()
//     public void z()
// class E23:
//     final class E23<T extends U, U extends XY> extends dev.emissary.lang.Emissary implements Y
// methods of E23:
//     public void y()
// class E24:
//     final class E24<T extends Object & X> extends dev.emissary.lang.Emissary implements X
// methods of E24:
//     public void x()
// class E25:
//     final class E25 extends dev.emissary.lang.Emissary implements Y, X
// methods of E25:
//     public void x()
//     public void y()
// class E26:
//     final class E26 extends dev.emissary.lang.Emissary implements Y, X
// methods of E26:
//     public void x()
//     public void y()
// class E27:
//     final class E27 extends dev.emissary.lang.Emissary implements Z, X
// methods of E27:
//     public void x()
//     public void z()
// class E28:
//     final class E28 extends dev.emissary.lang.Emissary implements Z, XY, X, Y
// methods of E28:
//     public void x()
//     public void y()
//     public void z()
// class E29:
//     final class E29 extends dev.emissary.lang.Emissary implements Z, X, Y
// methods of E29:
//     public void x()
//     public void y()
//     public void z()
// class E30:
//     final class E30 extends dev.emissary.lang.Emissary implements X
// methods of E30:
//     public void x()
// class E31:
//     final class E31 extends dev.emissary.lang.Emissary implements X, XY
// methods of E31:
//     public void x()
//     public void y()
//     public void z()
// class E32:
//     final class E32 extends dev.emissary.lang.Emissary implements MS, MStatic
// methods of E32:
//     public void x()
// class E33:
//     final class E33 extends dev.emissary.lang.Emissary implements MO, MObject
// methods of E33:
//     public void x()
// class E34:
//     final class E34 extends dev.emissary.lang.Emissary implements MO, MObject, X
// methods of E34:
//     public void x()
// class E35:
//     final class E35 extends dev.emissary.lang.Emissary implements Co, Comp
// methods of E35:
//     public void compare()
//     public void x()
interface X { void x(); }
interface Y { void y(); }
interface Z { void z(); }
interface XY extends X, Z, Y {}
interface M {}
interface MX extends M, X {}
interface MStatic { static void s() {} private void p() {} }
interface MS extends MStatic, X {}
interface MObject { boolean equals(Object o); int hashCode(); String toString(); }
interface MO extends MObject, X {}
interface Comp { boolean equals(Object o); void compare(); }
interface Co extends Comp, X {}
class Cl implements X, Y { public void x() {} public void y() {} public void own() {} }
class Sub extends Cl implements M {}
abstract class Ab implements XY {}
enum En implements X { A; public void x() {} }
record Re(int i) implements X { public void x() {} }

emissary E01(XY xy);
emissary E02(XY xy) implements X;
emissary E03(XY xy) implements Y, X;
emissary E04(XY xy) implements XY;
emissary E05(XY xy) implements X, XY;
emissary E06(M m, XY xy) implements X, XY, M;
emissary E07(Z z) implements XY { public void x() {} public void y() {} }
emissary E08(Z z, X x) implements AutoCloseable { public void close() {} }
emissary E09(XY xy, X own) implements XY { public void x() {} }
emissary E10(XY xy, M m) implements M;
emissary E11(XY xy) implements M;
emissary E12(MX mx) implements M;
emissary E13(M m);
emissary E14(Cl cl) implements X;
emissary E15(Cl cl) implements Y;
emissary E16(Cl cl) implements X, Y;
emissary E17(Sub sub) implements Y, M;
emissary E18(Ab ab) implements XY;
emissary E19(En en) implements X;
emissary E20(Re re) implements X;
emissary E21<T extends X>(T t) implements X;
emissary E22<T extends Sub & Z>(T t) implements Z, X;
emissary E23<T extends U, U extends XY>(T t) implements Y;
emissary E24<T extends Object & X>(T t) implements X;
emissary E25(Y y, X x);
emissary E26(Y y, X x) implements X;
emissary E27(Z z) implements X { public void x() {} }
emissary E28(Z z, XY xy) implements X, Y { public void z() {} }
emissary E29(Z z, Cl cl) implements X, Y;
emissary E30(Cl cl, X x) implements X { public void x() {} }
emissary E31(Cl cl, XY xy) implements X { public void x() {} }
emissary E32(MS s) implements MStatic;
emissary E33(MO o) implements MObject;
emissary E34(MO o) implements MObject, X;
emissary E35(Co co) implements Comp;
