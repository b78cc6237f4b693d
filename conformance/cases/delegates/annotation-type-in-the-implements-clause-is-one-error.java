// clauses: EM-DEL-5
// claim: An annotation type in the implements clause is one error.
emissary A(Runnable r) implements
    Override;  // error: annotation.type at Override
