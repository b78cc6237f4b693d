// clauses: EM-CTOR-3
import java.util.Objects;

public emissary Job(Runnable task) {
    public Job(Runnable runnable) {  // error: canonical.names
        this.task = Objects.requireNonNull(runnable);
    }
}
