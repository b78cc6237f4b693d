// clauses: EM-OPT-5
// options: superclass=none
// javac: -Xplugin:Emissary  // error: plugin.repeated
//// Job.java
public emissary Job(Runnable task);
//// fixed: Job.java
// options: superclass=none
public emissary Job(Runnable task);
