// clauses: EM-CLASS-1, EM-OPT-3
// class path: .
//// Job.java
public emissary Job(Runnable task);  // error: superclass.missing
//// fixed: Job.java
// class path: .
// options: superclass=none
public emissary Job(Runnable task);
