// clauses: EM-FORM-2
// claim: A delegates clause that ends with a comma is one error.
emissary Comma(Runnable task) delegates Runnable, {}  // one error
