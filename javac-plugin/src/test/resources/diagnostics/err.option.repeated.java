// clauses: EM-OPT-5
// options: superclass=none keyword=on superclass=none  // error: option.repeated
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: superclass=none keyword=on
public emissary Job(Runnable task);
