// options: partial=on desugar=plain
public emissary Job(Runnable task);
