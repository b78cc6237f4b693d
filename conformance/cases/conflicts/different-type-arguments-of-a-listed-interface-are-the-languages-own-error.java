// clauses: EM-CONF-4
// claim: To implement an interface with other type arguments than a component has it with is the language's own
//     error.
interface A extends Comparable<String> {}
emissary E(A a) implements Comparable<Integer> { public int compareTo(Integer i) { return 0; } }  // error
