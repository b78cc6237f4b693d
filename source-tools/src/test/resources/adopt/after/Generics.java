/* Type parameters of the class, of a method, and bounds. */
package corpus;

import dev.emissary.Emissary;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

@Emissary
record Generics<K extends Comparable<K>, V>(Store<K, V> store) {}

interface Store<K extends Comparable<K>, V> {
    V put(K key, V value);

    <R extends Comparable<? super R>> List<R> map(Function<? super V, ? extends R> function);

    default List<V> sorted(Comparator<? super V> order) {
        return List.of();
    }
}
