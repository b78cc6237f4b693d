// clauses: EM-CLASS-3, EM-DIAG-1
// claim: A call of an accessor that a record would have is one error, which says inside that there is a field.
// says: read the field task
emissary Job(Runnable task) {
    Runnable simple() { return task(); }  // error: accessor
    Runnable qualified() { return this.task(); }  // error: accessor
    static Runnable other(Job job) { return job.task(); }  // error: accessor
    class Inner { Runnable outer() { return task(); } }  // error: accessor
    java.util.function.Function<Job, Runnable> reference() { return Job::task; }  // error: accessor
    Object arguments() { return task(1); }  // one error
}
emissary Generic<T>(Comparable<T> order) {}
class User {
    Object call(Job job) { return job.task(); }  // error: accessor.outside
    java.util.function.Supplier<Runnable> reference(Job job) { return job::task; }  // error: accessor.outside
    Object generic() { return new Generic<String>(null).order().hashCode(); }  // error: accessor.outside
    Object lambda(Job job) { java.util.function.Supplier<Object> s = () -> job.task(); return s; }  // error: accessor.outside
    Object field(Job job) { return job.task; }  // one error
}
