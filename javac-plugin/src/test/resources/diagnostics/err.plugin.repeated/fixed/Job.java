// options: superclass=none
public emissary Job(Runnable task);
