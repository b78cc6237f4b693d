// clauses: EM-CTOR-3
//// Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable task) {
        super();  // error: canonical.call
        this.task = Objects.requireNonNull(task);
    }
}
//// fixed: Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable task) {
        this.task = Objects.requireNonNull(task);
    }
}
