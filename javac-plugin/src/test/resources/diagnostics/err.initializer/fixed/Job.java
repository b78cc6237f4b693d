import java.util.Objects;

public emissary Job(Runnable task) {
    public Job {
        Objects.requireNonNull(task, "task");
    }
}
