// clauses: EM-FORM-5
// claim: An emissary is not abstract.
abstract emissary Task(Runnable task);  // error: modifier
