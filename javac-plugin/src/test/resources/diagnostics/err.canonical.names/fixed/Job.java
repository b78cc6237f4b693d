import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable task) {
        this.task = Objects.requireNonNull(task);
    }
}
