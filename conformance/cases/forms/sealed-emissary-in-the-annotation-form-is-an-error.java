// clauses: EM-FORM-5
// claim: An emissary in the annotation form that is declared sealed or non-sealed is one error.
sealed @dev.emissary.Emissary record Sealed(Runnable task) {}  // error: modifier
non-sealed @dev.emissary.Emissary record NonSealed(Runnable task) {}  // error: modifier
