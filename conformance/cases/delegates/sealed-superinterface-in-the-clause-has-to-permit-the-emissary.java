// clauses: EM-DEL-2, EM-DEL-7
// claim: A sealed superinterface of a component's type is an error in the clause, which makes it a direct superinterface, and
//     none without.
sealed interface Shape permits Open { int corners(); }
non-sealed interface Open extends Shape {}
emissary Front(Open open);
emissary Listed(Open open) implements Shape;  // error
