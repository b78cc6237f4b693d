// options: desugar=plain
public emissary Job(Runnable task);
