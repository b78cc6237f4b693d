// clauses: EM-DIAG-1
// claim: Several mistakes in several declarations are all reported.
emissary A(Thread t);  // error: component.not.interface
emissary B(Runnable r) { int x; }  // error: field.not.final
emissary C(int i, Object o);  // error: component.not.interface
emissary D(Runnable r);
class X { emissary E(Runnable r, Runnable s); }  // error: method.conflict
