// shows: An interface after `implements` says through what a component of a class type is delegated to
// clauses: EM-DEL-2, EM-FWD-6
//// Narrowed.java
package narrowed;

import dev.emissary.Emissary;
import java.util.Collection;
import java.util.Iterator;

abstract class Numbers<T> implements Collection<T>, Iterable<T> {}

@Emissary
record Narrowed(Numbers<String> numbers, Runnable run)
        implements Iterable<String>, Runnable /* and no more */ {
    @Override
    public Iterator<String> iterator() {
        return numbers.iterator();
    }
}
//// plain: Narrowed.java
package narrowed;

import dev.emissary.lang.Emissary;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;

abstract class Numbers<T> implements Collection<T>, Iterable<T> {}

final class Narrowed extends Emissary
        implements Iterable<String>, Runnable /* and no more */ {
    private final Numbers<String> numbers;
    private final Runnable run;

    Narrowed(Numbers<String> numbers, Runnable run) {
        this.numbers = numbers;
        this.run = run;
    }

    @Override
    public Iterator<String> iterator() {
        return numbers.iterator();
    }

    @Override
    public void forEach(Consumer<? super String> consumer) {
        numbers.forEach(consumer);
    }

    @Override
    public Spliterator<String> spliterator() {
        return numbers.spliterator();
    }

    @Override
    public void run() {
        run.run();
    }
}
