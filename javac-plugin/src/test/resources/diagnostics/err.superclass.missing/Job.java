// clauses: EM-CLASS-1, EM-OPT-3
// class path: .
public emissary Job(Runnable task);  // error: superclass.missing
