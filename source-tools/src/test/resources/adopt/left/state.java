////// State
// left: field, line 6: it has a field that an emissary cannot have: meter is not final, and assigned in line 12; field, line 7: it has a field that an emissary cannot have: calls is not final, and assigned in line 11; field, line 8: it has a field that an emissary cannot have: lock is transient
//// State.java
package corpus;

final class State implements Meter, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private Meter meter;
    private int calls = 0;
    private final transient Object lock = new Object();
    State(Meter meter) { this.meter = meter; }
    @Override public long count() { return meter.count(); }
    void call() { calls++; }
    void replace(Meter other) { meter = other; }

    void local() {
        int calls = 0;
        calls += 1;
    }
}

interface Meter {
    long count();
}
////// SerializableDelegate
// left: serializable, line 3: it is serializable: it has no serialVersionUID
//// SerializableDelegate.java
package corpus;

final class SerializableDelegate implements Meter {
    private final Meter meter;
    SerializableDelegate(Meter meter) { this.meter = meter; }
    @Override public long count() { return meter.count(); }
}

interface Meter extends java.io.Serializable {
    long count();
}
////// RawParameter
// left: constructor, line 6: its constructors cannot be an emissary's: it has a throws clause or type parameters; constructor, line 6: its constructors cannot be an emissary's: the parameter delegate is not the value of one field of its type
//// RawParameter.java
package corpus;

@SuppressWarnings({"rawtypes", "unchecked"})
final class RawParameter implements Sampler<String> {
    private final Sampler<String> delegate;
    RawParameter(Sampler delegate) throws Exception { this.delegate = delegate; }
    @Override public String sample() { return delegate.sample(); }
}

interface Sampler<T> {
    T sample();
}
////// TwoThatSet
// left: constructor, line 3: its constructors cannot be an emissary's: more than one sets the fields
//// TwoThatSet.java
package corpus;

final class TwoThatSet implements Part {
    private final Part part;
    TwoThatSet(Part part) { this.part = part; }
    TwoThatSet(String name) { this.part = () -> name; }
    @Override public String name() { return part.name(); }
}

interface Part {
    String name();
}
////// NoneThatSets
// left: constructor, line 3: its constructors cannot be an emissary's: it has none that sets the fields
//// NoneThatSets.java
package corpus;

final class NoneThatSets implements Runnable {
    private final Runnable task = () -> {};
    @Override public void run() { task.run(); }
}
////// OtherName
// left: constructor, line 6: its constructors cannot be an emissary's: it stays, and its parameters do not have the names of the fields
//// OtherName.java
package corpus;

final class OtherName implements Runnable {
    private final Runnable task;

    OtherName(Runnable first) {
        if (first == this) throw new IllegalArgumentException();
        this.task = first;
    }

    @Override public void run() { task.run(); }
}
////// Wildcard
// left: type-arguments, line 6: the field has other type arguments than the interface: Iterator<? extends E> iterator; default, line 5: it misses default methods of its delegate, which are not forwarded: Iterator.forEachRemaining, Iterator.remove
//// Wildcard.java
package corpus;

import java.util.Iterator;

final class Wildcard<E> implements Iterator<E> {
    private final Iterator<? extends E> iterator;
    Wildcard(Iterator<? extends E> iterator) { this.iterator = iterator; }
    @Override public boolean hasNext() { return iterator.hasNext(); }
    @Override public E next() { return iterator.next(); }
}
