// clauses: EM-FORM-2
// claim: A semicolon is an empty body, after an implements clause too.
//// Task.java
emissary Task(Runnable task);
emissary Listed(Thread task) implements Runnable;
//// same: Task.java
emissary Task(Runnable task) {}
emissary Listed(Thread task) implements Runnable {}
