// clauses: EM-OPT-3, EM-CLASS-1
// claim: Where the common superclass is not on the class path, that is one error for each emissary.
// library: none
emissary Task(Runnable task);  // error: superclass.missing at Task

emissary Other(Runnable task) { int hash() { return hashCode(); } }  // error: superclass.missing at Other
