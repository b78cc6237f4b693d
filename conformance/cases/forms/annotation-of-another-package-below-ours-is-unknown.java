// clauses: EM-FORM-7, EM-DIAG-3
// claim: A package below that of the annotation does not have it: the name is the language's own error.
package dev.emissary.sub;
@Emissary record A(int x) {}  // one error
