// clauses: EM-CLASS-4
//// Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    {  // error: initializer
        Objects.requireNonNull(task, "task");
    }
}
//// fixed: Job.java
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job {
        Objects.requireNonNull(task, "task");
    }
}
