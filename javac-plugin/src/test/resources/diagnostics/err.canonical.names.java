// clauses: EM-CTOR-3
//// Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable runnable) {  // error: canonical.names
        this.task = Objects.requireNonNull(runnable);
    }
}
//// fixed: Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable task) {
        this.task = Objects.requireNonNull(task);
    }
}
