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
    public Integer apply(String arg0) {
        return function.apply(arg0);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <V> Function<V, Integer> compose(Function<? super V, ? extends String> arg0) {
        Function<V, Integer> result = function.compose(arg0);
        return result == function ? (Function<V, Integer>) this : result;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <V> Function<String, V> andThen(Function<? super Integer, ? extends V> arg0) {
        Function<String, V> result = function.andThen(arg0);
        return result == function ? (Function<String, V>) this : result;
    }
}
