// clauses: EM-FORM-2
// claim: A delegates clause that ends with a comma is an error.
emissary Comma(Runnable task) delegates Runnable, {}  // error
