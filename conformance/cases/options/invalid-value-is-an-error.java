// clauses: EM-OPT-5
// claim: An invalid value of an option is an error.
// options: lint=loud  // error: option.value
emissary Task(Runnable task);
