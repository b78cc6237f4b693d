// clauses: EM-DIAG-3
// class path: failing.jar
//// Job.java
public emissary Job(Runnable task);  // error: internal
//// fixed: Job.java
public final class Job implements Runnable {
    private final Runnable task;

    public Job(Runnable task) {
        this.task = task;
    }

    @Override
    public void run() {
        task.run();
    }
}
