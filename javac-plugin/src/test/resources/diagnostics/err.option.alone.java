// clauses: EM-OPT-7, EM-OPT-5
// options: partial=on  // error: option.alone
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: partial=on desugar=plain
public emissary Job(Runnable task);
