/* Fields with comments before them and behind them. */
package corpus;

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
