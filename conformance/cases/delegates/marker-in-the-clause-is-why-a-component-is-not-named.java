// clauses: EM-DEL-2, EM-DIAG-1
// claim: The error of a component that only a marker of the implements clause could name says that the marker does not count.
// says:
//     java.util.RandomAccess in the implements clause has no method to forward
//     implements java.util.List<String>
emissary Names(java.util.ArrayList<String> names) implements java.util.RandomAccess {}  // error: component.not.interface
