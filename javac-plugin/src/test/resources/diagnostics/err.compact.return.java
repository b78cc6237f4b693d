// clauses: EM-CTOR-2
//// Job.java
public emissary Job(Runnable task) {
    public Job {
        if (task != null) {
            return;  // error: compact.return
        }
        task = () -> {};
    }
}
//// fixed: Job.java
public emissary Job(Runnable task) {
    public Job {
        if (task == null) {
            task = () -> {};
        }
    }
}
