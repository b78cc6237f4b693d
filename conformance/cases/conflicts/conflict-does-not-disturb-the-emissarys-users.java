// clauses: EM-CONF-1, EM-DIAG-3
// claim: A conflict does not disturb the users of the emissary.
emissary A(Runnable r, Runnable s);  // error: method.conflict
class User { void use(A a) { a.run(); Runnable q = a; q.run(); new A(a, a); } }
