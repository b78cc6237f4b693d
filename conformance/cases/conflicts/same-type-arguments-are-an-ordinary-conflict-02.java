// clauses: EM-CONF-1, EM-CONF-4
// claim: The same type arguments are an ordinary conflict.
interface A extends Comparable<String> {} interface B extends Comparable<String> {}
emissary E(A a, B b);  // error: method.conflict
