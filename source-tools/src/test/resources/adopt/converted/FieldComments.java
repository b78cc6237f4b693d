/* Fields with comments before them and behind them. */
package corpus;

//// before
import java.util.concurrent.Executor;

/** An executor with a name. */
final class FieldComments implements Executor {
    /** Where the work is done. */
    private final Executor inner;
    private final String name; // shown in logs

    FieldComments(Executor inner, String name) {
        this.inner = inner;
        this.name = name;
    }

    @Override
    public void execute(Runnable command) {
        inner.execute(command);
    }

    @Override
    public String toString() { return name; }
}

//// after
import dev.emissary.Emissary;
import java.util.concurrent.Executor;

/**
 * An executor with a name.
 *
 * @param inner Where the work is done.
 */
@Emissary(Executor.class)
record FieldComments(
        Executor inner,
        // shown in logs
        String name) {
    @Override
    public String toString() { return name; }
}

//// keyword
import java.util.concurrent.Executor;

/**
 * An executor with a name.
 *
 * @param inner Where the work is done.
 */
emissary FieldComments(
        Executor inner,
        // shown in logs
        String name) delegates Executor {
    @Override
    public String toString() { return name; }
}
