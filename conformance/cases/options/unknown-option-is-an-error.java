// clauses: EM-OPT-5, EM-DIAG-2
// claim: An unknown option is an error that lists those there are.
// options: color=blue  // error: option.unknown
// says:
//     superclass
//     lint
emissary Task(Runnable task);
