/* Fields with comments before them and behind them. */
package corpus;

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
