// clauses: EM-FORM-2
// claim: Two delegates clauses are one error.
emissary Twice(String text) delegates CharSequence delegates Comparable {}  // one error
