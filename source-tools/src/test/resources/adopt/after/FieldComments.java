/* Fields with comments before them and behind them. */
package corpus;

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
