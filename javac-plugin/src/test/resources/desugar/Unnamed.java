// shows: Default methods are forwarded too, as the delegate may have its own
// clauses: EM-FWD-1, EM-EQ-1
//// Unnamed.java
/*
 * A license that stays at the top.
 */

/** In the unnamed package. */
emissary Unnamed(java.util.function.Function<String, Integer> function);
//// plain: Unnamed.java
/*
 * A license that stays at the top.
 */

import dev.emissary.lang.Emissary;
import java.util.function.Function;

/** In the unnamed package. */
final class Unnamed extends Emissary implements java.util.function.Function<String, Integer> {
    private final java.util.function.Function<String, Integer> function;

    Unnamed(java.util.function.Function<String, Integer> function) {
        this.function = function;
    }

    @Override
    public Integer apply(String string) {
        return function.apply(string);
    }

    @Override
    public <V> Function<V, Integer> compose(Function<? super V, ? extends String> function) {
        return this.function.compose(function);
    }

    @Override
    public <V> Function<String, V> andThen(Function<? super Integer, ? extends V> function) {
        return this.function.andThen(function);
    }
}
