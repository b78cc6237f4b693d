// clauses: EM-FORM-7, EM-DIAG-3
// claim: A name that denotes nothing or two things gets the language's own error.
package dev.emissary.sub;
@Emissary record A(int x) {}  // error
