// clauses: EM-DEL-2, EM-DEL-4
// claim: A marker with type arguments may be listed beside a component that has it.
// class OfMarker:
//     final class OfMarker extends dev.emissary.lang.Emissary implements M<String>
// methods of OfMarker:
// class BesideMarker:
//     final class BesideMarker<T> extends dev.emissary.lang.Emissary implements M<T>, X
// methods of BesideMarker:
//     public void x()
// class OfSubinterface:
//     final class OfSubinterface extends dev.emissary.lang.Emissary implements MX<String>, M<String>
// methods of OfSubinterface:
//     public void x()
interface X { void x(); }
interface M<T> {}
interface MX<T> extends M<T>, X {}

emissary OfMarker(M<String> m) implements M<String>;
emissary BesideMarker<T>(M<T> m, X x) implements X, M<T>;
emissary OfSubinterface(MX<String> m) implements M<String>;
