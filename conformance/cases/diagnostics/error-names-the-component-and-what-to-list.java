// clauses: EM-DIAG-1, EM-DEL-5
// claim: The error of a component that cannot be delegated names it, its type and the interfaces to list.
// says:
//     text
//     String
//     CharSequence
emissary Text(String text);  // error: component.not.interface
