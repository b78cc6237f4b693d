// clauses: EM-OPT-5
// options: superclass=java.lang.Object  // error: option.value
public emissary Job(Runnable task);
