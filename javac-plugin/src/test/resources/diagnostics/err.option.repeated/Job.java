// clauses: EM-OPT-5
// options: superclass=none keyword=on superclass=none  // error: option.repeated
public emissary Job(Runnable task);
