// clauses: EM-CONF-1, EM-CONF-4
// claim: One generic interface that two delegates have with the same type arguments is an ordinary conflict, and
//     reconciled by hand.
// warnings: all
interface A extends Comparable<String> {} interface B extends Comparable<String> {}
emissary E(A a, B b);  // error: method.conflict
emissary Reconciled(A a, B b) { public int compareTo(String s) { return 0; } }
