// clauses: EM-DEL-2, EM-CONF-1
// claim: An interface that names one component and that another has is a conflict.
interface X { void x(); } interface Y { void y(); } interface XY extends X, Y {}
class Cl implements X { public void x() {} }

emissary E1(XY xy, Cl cl) implements X;  // error: method.conflict
emissary E2(Cl cl, XY xy) implements X;  // error: method.conflict
emissary E3(X x, Cl cl) implements X;  // error: method.conflict
@dev.emissary.Emissary record E4(Cl cl, XY xy) implements X {}  // error: method.conflict
emissary E5<T extends X>(XY xy, T t) implements X;  // error: method.conflict
