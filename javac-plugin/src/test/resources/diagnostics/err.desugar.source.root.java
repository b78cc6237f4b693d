// clauses: EM-OPT-7
// options: desugar=.  // error: desugar.source.root
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: desugar=plain
public emissary Job(Runnable task);
