// clauses: EM-DIAG-3
// class path: failing.jar
public emissary Job(Runnable task);  // error: internal
