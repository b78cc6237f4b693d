// clauses: EM-DEL-2, EM-CONF-1
// claim: An interface that names one component and that another has is a conflict.
interface X { void x(); } interface Y { void y(); } interface XY extends X, Y {}
class Cl implements X { public void x() {} }

emissary InterfaceFirst(XY xy, Cl cl) implements X;  // error: method.conflict
emissary ClassFirst(Cl cl, XY xy) implements X;  // error: method.conflict
emissary SameInterface(X x, Cl cl) implements X;  // error: method.conflict
@dev.emissary.Emissary record InAnnotationForm(Cl cl, XY xy) implements X {}  // error: method.conflict
emissary OfVariable<T extends X>(XY xy, T t) implements X;  // error: method.conflict
