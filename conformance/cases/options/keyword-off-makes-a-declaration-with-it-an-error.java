// clauses: EM-OPT-4
// claim: With keyword=off a declaration with the word is the language's own error.
// options: keyword=off
emissary Task(Runnable task);  // error somewhere
