// clauses: EM-OPT-5
// options: superclass=java.lang.Object  // error: option.value
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: superclass=none
public emissary Job(Runnable task);
