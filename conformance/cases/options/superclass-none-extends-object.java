// clauses: EM-OPT-3, EM-CLASS-1
// claim: superclass=none makes an emissary extend Object; the keyword form then needs nothing on the class path.
// options: superclass=none
// library: none
// class Task: final class Task implements Runnable
emissary Task(Runnable task);
