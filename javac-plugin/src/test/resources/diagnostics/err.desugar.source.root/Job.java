// clauses: EM-OPT-7
// options: desugar=.  // error: desugar.source.root
public emissary Job(Runnable task);
