// clauses: EM-OPT-7
// options: desugar=Job.java/plain  // error: desugar.write
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: desugar=plain
public emissary Job(Runnable task);
