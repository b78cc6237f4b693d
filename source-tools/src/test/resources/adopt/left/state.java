////// State
// left: field, line 6: it has a field that an emissary cannot have: meter is not final, and assigned in line 24; field, line 7: it has a field that an emissary cannot have: calls is not final, and assigned in line 20; field, line 8: it has a field that an emissary cannot have: lock is transient
//// State.java
package corpus;

final class State implements Meter, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private Meter meter;
    private int calls = 0;
    private final transient Object lock = new Object();

    State(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }

    void call() {
        calls++;
    }

    void replace(Meter other) {
        meter = other;
    }

    void local() {
        int calls = 0;
        calls += 1;
    }
}

interface Meter {
    long count();
}
////// CheckedByOne
// left: constructor, line 5: its constructors cannot be an emissary's: one for the fields would have the parameters of another
//// CheckedByOne.java
package corpus;

import java.util.Objects;

final class CheckedByOne implements Meter {
    private final Meter meter;

    CheckedByOne(Meter meter) {
        this.meter = Objects.requireNonNull(meter);
    }

    CheckedByOne(String name) {
        this.meter = null;
    }

    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}
////// EffectsInOrder
// left: unverified, line 4: cannot be verified: the result has another method <init>(Ljava/lang/String;)V body of corpus.EffectsInOrder
//// EffectsInOrder.java
package corpus;

/** A canonical constructor would open the second one first. */
final class EffectsInOrder implements Meter {
    private final Meter meter;
    private final Meters meters;

    EffectsInOrder(String name) {
        this.meters = new Meters(name);
        this.meter = Meters.open();
    }

    @Override
    public long count() {
        return meter.count();
    }
}

final class Meters {
    Meters(String name) {}

    static Meter open() {
        return () -> 0;
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

    SerializableDelegate(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter extends java.io.Serializable {
    long count();
}
////// TwoOfOneType
// left: several, line 5: two fields could supply the methods of one interface: first and second
//// TwoOfOneType.java
package corpus;

final class TwoOfOneType implements Runnable {
    private final Runnable first;
    private final Runnable second;

    TwoOfOneType(Runnable first, Runnable second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
        first.run();
    }

    void other() {
        second.run();
    }
}
////// Wildcard
// left: type-arguments, line 6: the field has other type arguments than the interface: Iterator<? extends E> iterator; default, line 5: default methods not forwarded: Iterator.forEachRemaining, Iterator.remove
//// Wildcard.java
package corpus;

import java.util.Iterator;

final class Wildcard<E> implements Iterator<E> {
    private final Iterator<? extends E> iterator;

    Wildcard(Iterator<? extends E> iterator) {
        this.iterator = iterator;
    }

    @Override
    public boolean hasNext() {
        return iterator.hasNext();
    }

    @Override
    public E next() {
        return iterator.next();
    }
}
