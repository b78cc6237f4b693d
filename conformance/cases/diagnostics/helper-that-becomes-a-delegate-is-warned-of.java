// clauses: EM-DIAG-4, EM-DEL-1
// claim: A component is a helper, and a delegate by mistake, if nothing names its interface, the methods in the body use
//     it and replace none of its methods, but replace one of another delegate.
import dev.emissary.Emissary;
import java.util.*;
import java.util.function.*;
interface Door { void open(); void shut(); }
emissary Logged(Door door, Consumer<String> log) { public void open() { log.accept("open"); door.open(); } }  // warning: helper
@Emissary record OfRecord(Door door, Runnable before) { public void open() { before.run(); door.open(); } }  // warning: helper
emissary Generic<K>(Map<K, Door> doors, Function<K, Door> maker) {  // warning: helper
    public Door get(Object key) { return doors.get(key); }
    public Door getOrDefault(Object key, Door other) { return other; }
    public Door computeIfAbsent(K key, Function<? super K, ? extends Door> other) {
        return doors.computeIfAbsent(key, maker);
    }
    public Door computeIfPresent(K key, BiFunction<? super K, ? super Door, ? extends Door> f) { return null; }
    public Door compute(K key, BiFunction<? super K, ? super Door, ? extends Door> f) { return null; }
    public Door merge(K key, Door door, BiFunction<? super Door, ? super Door, ? extends Door> f) { return null; }
    public Door putIfAbsent(K key, Door door) { return null; }
    public boolean remove(Object key, Object door) { return false; }
    public boolean replace(K key, Door old, Door door) { return false; }
    public Door replace(K key, Door door) { return null; }
}
emissary Private(Door door, Runnable before) {  // warning: helper
    public void open() { own(); }
    private void own() { Runnable lambda = () -> before.run(); lambda.run(); }
}
emissary Two(
        Door door,
        Runnable before,  // warning: helper
        Supplier<String> name) {  // warning: helper
    public void open() { before.run(); name.get(); }
}
emissary Named(Door door, Runnable before) implements Door { public void open() { before.run(); } }  // warning: helper
@SuppressWarnings("emissary") emissary Suppressed(Door door, Runnable r) { public void open() { r.run(); } }
emissary OnComponent(Door door, @SuppressWarnings("emissary") Runnable r) { public void open() { r.run(); } }
// Meant: both named, private state, replaced too, used by a constructor only, or no method of another replaced.
emissary Both(Door door, Runnable r) implements Runnable { public void open() { r.run(); } }
emissary State(Door door, Runnable r) delegates Door { public void open() { r.run(); } }
@Emissary(Door.class) record StateOfRecord(Door door, Runnable r) { public void open() { r.run(); } }
emissary Replaced(Door door, Runnable r) { public void open() { r.run(); } public void run() { r.run(); } }
emissary Constructed(Door door, Runnable r) { Constructed { Objects.requireNonNull(r); } public void open() { } }
emissary Unused(Door door, Runnable r) { public void open() { door.open(); } }
emissary Added(Door door, Runnable r) { void later() { r.run(); } }
