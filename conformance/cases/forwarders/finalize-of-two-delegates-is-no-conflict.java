// clauses: EM-FWD-2, EM-CONF-1
// claim: A finalize method of two interfaces, which is not forwarded, is one error and no conflict.
// warnings: any
interface A { void finalize(); }
interface B { void finalize(); }

emissary E(A a, B b);  // error: method.finalize
