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

    @SuppressWarnings("unchecked")
    @Override
    public <V> Function<V, Integer> compose(Function<? super V, ? extends String> function) {
        Function<V, Integer> result = this.function.compose(function);
        return result == this.function ? (Function<V, Integer>) this : result;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <V> Function<String, V> andThen(Function<? super Integer, ? extends V> function) {
        Function<String, V> result = this.function.andThen(function);
        return result == this.function ? (Function<String, V>) this : result;
    }
}
