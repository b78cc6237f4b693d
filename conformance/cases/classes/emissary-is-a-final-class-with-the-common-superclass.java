// clauses: EM-CLASS-1
// claim: An emissary is a final class that extends dev.emissary.lang.Emissary.
// class Task: public final class Task extends dev.emissary.lang.Emissary implements Runnable
public emissary Task(Runnable task);
