// clauses: EM-OPT-7
// options: desugar=Job.java/plain  // error: desugar.write
public emissary Job(Runnable task);
