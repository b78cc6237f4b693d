/* A component that is no delegate, and a canonical constructor that stays. */
package corpus;

//// before
import java.util.concurrent.Executor;

/**
 * Names the threads of an executor.
 */
@SuppressWarnings("unused")
public final class State implements Executor, AutoCloseable {
    /** The delegate. */
    private final Executor executor;
    private final String name;

    public State(Executor executor, String name) {
        // Nobody may be nameless.
        if (name.isEmpty()) {
            throw new IllegalArgumentException();
        }
        this.executor = executor;
        this.name = name;
    }

    @Override
    public void execute(Runnable command) {
        executor.execute(command);
    }

    @Override
    public void close() {}

    @Override
    public String toString() {
        return name;
    }
}

//// after
import dev.emissary.Emissary;
import java.util.concurrent.Executor;

/**
 * Names the threads of an executor.
 *
 * @param executor The delegate.
 */
@SuppressWarnings("unused")
@Emissary(Executor.class)
public record State(Executor executor, String name) implements AutoCloseable {
    public State(Executor executor, String name) {
        // Nobody may be nameless.
        if (name.isEmpty()) {
            throw new IllegalArgumentException();
        }
        this.executor = executor;
        this.name = name;
    }

    @Override
    public void close() {}

    @Override
    public String toString() {
        return name;
    }
}
