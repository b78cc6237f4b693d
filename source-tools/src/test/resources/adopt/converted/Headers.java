////// Headers
// shows: Delegates and interfaces of all kinds, and type parameters
//// Headers.java
package corpus;

//+ import dev.emissary.Emissary;
import java.io.IOException;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

//- public final class Headers implements Input, Comparable<Headers>, Output {
//-     private final Input source;
//-     private final Output sink;
//-
//-     public Headers(Input source, Output sink) {
//-         this.source = source;
//-         this.sink = sink;
//-     }
//-
//-     public int read(byte[] buffer) throws IOException { return source.read(buffer); }
//-     public void write(byte[]... buffers) throws IOException { sink.write(buffers); }
//-
//+ @Emissary
//+ public record Headers(Input source, Output sink) implements Comparable<Headers> {
    public void close() throws IOException {
        source.close();
        sink.close();
    }

    @Override public int compareTo(Headers other) { return 0; }
}

/* The implements clause lists an interface and a superinterface of it, which adds nothing. */
//- final class Superinterface implements Named, Base {
//-     private final Named named;
//-     Superinterface(Named named) { this.named = named; }
//-     @Override public String name() { return named.name(); }
//-     @Override public int id() { return named.id(); }
//- }
//+ @Emissary
//+ record Superinterface(Named named) implements Base {}

/* The class implements the type of the field only through a supertype; it becomes a direct superinterface. */
//- final class Indirect implements Named {
//-     private final Base base;
//-     Indirect(Base base) { this.base = base; }
//-     @Override public int id() { return base.id(); }
//+ @Emissary
//+ record Indirect(Base base) implements Named {
    @Override public String name() { return ""; }
}

//- final class OtherDefault implements Named, Loud {
//-     private final Named named;
//-     OtherDefault(Named named) { this.named = named; }
//+ @Emissary
//+ record OtherDefault(Named named) implements Loud {
    @Override public String name() { return named.name(); }
//-     @Override public int id() { return named.id(); }
    @Override public int volume() { return 11; }
}

/* Fields whose types are classes, or interfaces that extend the interface of the class. */
final class Subtypes {
//-     static final class OfClass implements Appendage {
//-         private final Appendages appendages;
//-         OfClass(Appendages appendages) { this.appendages = appendages; }
//-         @Override public void append(CharSequence text) { appendages.append(text); }
//-     }
//+     @Emissary(Appendage.class)
//+     record OfClass(Appendages appendages) {}

//-     static final class OfInterface<E> implements Source<E>, AutoCloseable {
//-         private final CloseableSource<E> source;
//-         OfInterface(CloseableSource<E> source) { this.source = source; }
//-         @Override public E read() { return source.read(); }
//+     @Emissary(Source.class)
//+     record OfInterface<E>(CloseableSource<E> source) implements AutoCloseable {
        @Override public void close() { source.close(); }
    }
}

//- final class Generics<K extends Comparable<K>, V> implements Store<K, V> {
//-     private final Store<K, V> store;
//-     Generics(Store<K, V> store) { this.store = store; }
//-     @Override public V put(K key, V value) { return store.put(key, value); }
//-
//-     @Override
//-     public <R extends Comparable<? super R>> List<R> map(Function<? super V, ? extends R> function) {
//-         return store.map(function);
//-     }
//-
//+ @Emissary
//+ record Generics<K extends Comparable<K>, V>(Store<K, V> store) {
    @Override public <V extends Number> V convert(V number) { return store.convert(number); }
//-     @Override public List<V> sorted(Comparator<? super V> order) { return store.sorted(order); }
}

/* A raw interface: the emissary with a raw component implements the raw interface too. */
@SuppressWarnings({"rawtypes", "unchecked"})
//- final class Raw implements Iterator {
//-     private final Iterator iterator;
//-     Raw(Iterator iterator) { this.iterator = iterator; }
//-
//-     /**
//-      * @see Iterator#hasNext()
//-      */
//-     @Override public boolean hasNext() { return iterator.hasNext(); }
//-     @Override public Object next() { return iterator.next(); }
//-     @Override public void remove() { iterator.remove(); }
//+ @Emissary
//+ record Raw(Iterator iterator) {
    @Override public void forEachRemaining(Consumer consumer) { consumer.accept(null); }
}

interface Input {
    int read(byte[] buffer) throws IOException;
    void close() throws IOException;
}

interface Output {
    void write(byte[]... buffers) throws IOException;
    void close() throws IOException;
}

interface Base {
    int id();
}

interface Named extends Base {
    String name();
}

interface Loud {
    default String name() {
        return "LOUD";
    }

    int volume();
}

interface Appendage {
    void append(CharSequence text);
}

class Appendages implements Appendage {
    @Override
    public void append(CharSequence text) {}
}

interface Source<E> {
    E read();
}

interface CloseableSource<E> extends Source<E>, AutoCloseable {
    @Override
    void close();
}

interface Store<K extends Comparable<K>, V> {
    V put(K key, V value);
    <R extends Comparable<? super R>> List<R> map(Function<? super V, ? extends R> function);
    <N extends Number> N convert(N number);

    default List<V> sorted(Comparator<? super V> order) {
        return List.of();
    }
}
