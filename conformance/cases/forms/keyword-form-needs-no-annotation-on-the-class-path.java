// clauses: EM-FORM-3, EM-OPT-3
// claim: The keyword form records no annotation where there is none on the class path.
// options: superclass=none
// library: none
// annotations of Task:
emissary Task(Runnable task);
