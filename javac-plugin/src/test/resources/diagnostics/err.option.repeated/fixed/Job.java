// options: superclass=none keyword=on
public emissary Job(Runnable task);
