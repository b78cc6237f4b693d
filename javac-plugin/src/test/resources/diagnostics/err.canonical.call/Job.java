// clauses: EM-CTOR-3
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable task) {
        super();  // error: canonical.call
        this.task = Objects.requireNonNull(task);
    }
}
