// clauses: EM-OPT-5
// claim: An option that is given twice is an error.
// options: lint=on lint=off  // error: option.repeated
emissary Task(Runnable task);
