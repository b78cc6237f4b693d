// clauses: EM-OPT-5
// options: superclass=none
// javac: -Xplugin:Emissary  // error: plugin.repeated
public emissary Job(Runnable task);
