// clauses: EM-DIAG-3, EM-CLASS-4
// claim: An instance field that is not final is one error; what its initializer and the methods do with it is none.
emissary Reads(Runnable r) { int x = r.hashCode(); }  // error: field.not.final at x
emissary Captures(Runnable r) { Runnable x = () -> System.out.println(this); }  // error: field.not.final at x
emissary Calls(Runnable r) { int x = m(); int m() { return this.x++; } }  // error: field.not.final at x
