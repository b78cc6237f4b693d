// shows: A list says what is delegated; the rest is by hand, or private state
// clauses: EM-DEL-3, EM-DEL-4
//// Explicit.java
package explicit;

import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.Collection;

/** Only some interfaces of a class, and one by hand. */
@Emissary({Comparable.class, Iterable.class})
record Explicit<T>(String text, ArrayList<? super T>[] unused, Numbers<T> numbers) implements Runnable {
    @Override
    public void run() {
        unused[0].clear();
    }
}

abstract class Numbers<T> implements Collection<T>, Iterable<T> {}
//// plain: Explicit.java
package explicit;

import dev.emissary.lang.Emissary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;

/** Only some interfaces of a class, and one by hand. */
final class Explicit<T> extends Emissary implements Comparable<String>, Iterable<T>, Runnable {
    private final String text;
    private final ArrayList<? super T>[] unused;
    private final Numbers<T> numbers;

    Explicit(String text, ArrayList<? super T>[] unused, Numbers<T> numbers) {
        this.text = text;
        this.unused = unused;
        this.numbers = numbers;
    }

    @Override
    public void run() {
        unused[0].clear();
    }

    @Override
    public int compareTo(String string) {
        return text.compareTo(string);
    }

    @Override
    public Iterator<T> iterator() {
        return numbers.iterator();
    }

    @Override
    public void forEach(Consumer<? super T> consumer) {
        numbers.forEach(consumer);
    }

    @Override
    public Spliterator<T> spliterator() {
        return numbers.spliterator();
    }
}

abstract class Numbers<T> implements Collection<T>, Iterable<T> {}
