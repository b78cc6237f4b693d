// clauses: EM-FORM-2
// claim: Two delegates clauses are an error.
emissary Twice(String text) delegates CharSequence delegates Comparable {}  // error
