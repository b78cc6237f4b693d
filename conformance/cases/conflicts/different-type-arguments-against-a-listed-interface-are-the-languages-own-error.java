// clauses: EM-CONF-4
// claim: Different type arguments against a listed interface are the language's own error.
interface A extends Comparable<String> {}
emissary E(A a) implements Comparable<Integer> { public int compareTo(Integer i) { return 0; } }  // error
