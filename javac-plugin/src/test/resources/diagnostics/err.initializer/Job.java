// clauses: EM-CLASS-4
import java.util.Objects;

public emissary Job(Runnable task) {
    {  // error: initializer
        Objects.requireNonNull(task, "task");
    }
}
