// clauses: EM-FORM-2
// claim: A semicolon is an empty body.
//// Task.java
emissary Task(Runnable task);
//// same: Task.java
emissary Task(Runnable task) {}
