// clauses: EM-DEL-2, EM-DEL-4
// claim: An interface without instance methods, or with none but those of Object, names no component, and may be listed
//     beside a component that has it, with type arguments too; a component of an interface type keeps what it has.
// given: Letters
// class OfMarker: final class OfMarker extends dev.emissary.lang.Emissary implements M
// methods of OfMarker:
// class BesideMarker: final class BesideMarker extends dev.emissary.lang.Emissary implements XY, M
// methods of BesideMarker:
//     public void x()
//     public void z()
//     public void y()
// class WithMarker: final class WithMarker extends dev.emissary.lang.Emissary implements XY, M
// methods of WithMarker:
//     public void x()
//     public void z()
//     public void y()
// class OfBoth: final class OfBoth extends dev.emissary.lang.Emissary implements MX, M
// methods of OfBoth: public void x()
// class OfMarkerAndMore: final class OfMarkerAndMore extends dev.emissary.lang.Emissary implements M, XY, X
// methods of OfMarkerAndMore:
//     public void x()
//     public void z()
//     public void y()
// class WithStatics: final class WithStatics extends dev.emissary.lang.Emissary implements MS, MStatic
// methods of WithStatics: public void x()
// class WithObject: final class WithObject extends dev.emissary.lang.Emissary implements MO, MObject
// methods of WithObject: public void x()
// class WithObjectAndMore: final class WithObjectAndMore extends dev.emissary.lang.Emissary implements MO, MObject, X
// methods of WithObjectAndMore: public void x()
// class WithEqualsAndMore: final class WithEqualsAndMore extends dev.emissary.lang.Emissary implements Co, Comp
// methods of WithEqualsAndMore:
//     public void compare()
//     public void x()
// class OfGenericMarker: final class OfGenericMarker extends dev.emissary.lang.Emissary implements Generic<String>
// methods of OfGenericMarker:
// class BesideGenericMarker:
//     final class BesideGenericMarker<T> extends dev.emissary.lang.Emissary implements Generic<T>, X
// methods of BesideGenericMarker: public void x()
// class OfSubinterface:
//     final class OfSubinterface extends dev.emissary.lang.Emissary implements GenericX<String>, Generic<String>
// methods of OfSubinterface: public void x()
interface MX extends M, X {}
interface MStatic { static void s() {} private void p() {} }
interface MS extends MStatic, X {}
interface MObject { boolean equals(Object o); int hashCode(); String toString(); }
interface MO extends MObject, X {}
interface Comp { boolean equals(Object o); void compare(); }
interface Co extends Comp, X {}
emissary OfMarker(M m);
emissary BesideMarker(XY xy, M m) implements M;
emissary WithMarker(XY xy) implements M;
emissary OfBoth(MX mx) implements M;
emissary OfMarkerAndMore(M m, XY xy) implements X, XY, M;
emissary WithStatics(MS s) implements MStatic;
emissary WithObject(MO o) implements MObject;
emissary WithObjectAndMore(MO o) implements MObject, X;
emissary WithEqualsAndMore(Co co) implements Comp;
interface Generic<T> {}
interface GenericX<T> extends Generic<T>, X {}
emissary OfGenericMarker(Generic<String> m) implements Generic<String>;
emissary BesideGenericMarker<T>(Generic<T> m, X x) implements X, Generic<T>;
emissary OfSubinterface(GenericX<String> m) implements Generic<String>;
