// clauses: EM-OPT-7, EM-OPT-5
// options: partial=on  // error: option.alone
public emissary Job(Runnable task);
