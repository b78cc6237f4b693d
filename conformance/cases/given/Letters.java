interface X { void x(); }
interface Y { void y(); }
interface Z { void z(); }
interface XY extends X, Z, Y {}

/** Has no method, and so names no component. */
interface M {}

class Cl implements X, Y { public void x() {} public void y() {} public void own() {} }
class Sub extends Cl implements M {}
