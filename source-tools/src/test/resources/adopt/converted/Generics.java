/* Type parameters of the class, of a method, and bounds. */
package corpus;

//// before
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

final class Generics<K extends Comparable<K>, V> implements Store<K, V> {
    private final Store<K, V> store;

    Generics(Store<K, V> store) {
        this.store = store;
    }

    @Override
    public V put(K key, V value) {
        return store.put(key, value);
    }

    @Override
    public <R extends Comparable<? super R>> List<R> map(Function<? super V, ? extends R> function) {
        return store.map(function);
    }

    @Override
    public List<V> sorted(Comparator<? super V> order) {
        return store.sorted(order);
    }
}

//// after
import dev.emissary.Emissary;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

@Emissary
record Generics<K extends Comparable<K>, V>(Store<K, V> store) {}

//// given
interface Store<K extends Comparable<K>, V> {
    V put(K key, V value);

    <R extends Comparable<? super R>> List<R> map(Function<? super V, ? extends R> function);

    default List<V> sorted(Comparator<? super V> order) {
        return List.of();
    }
}
