/* Banners over members that go. */
package corpus;

//// before
import java.util.Iterator;
import java.util.function.Consumer;

final class Banners implements Iterator<String> {
    // ------------------------------------------------------------ fields

    private final Iterator<String> iterator;

    // ------------------------------------------------------------ constructors

    Banners(Iterator<String> iterator) {
        this.iterator = iterator;
    }

    // ============================================================
    // Iterator
    // ============================================================

    @Override
    public boolean hasNext() {
        return iterator.hasNext();
    }

    @Override
    public String next() {
        return iterator.next();
    }

    // The rest was added in Java 8.

    @Override
    public void remove() {
        iterator.remove();
    }

    @Override
    public void forEachRemaining(Consumer<? super String> action) {
        iterator.forEachRemaining(action);
    }

    // ------------------------------------------------------------ Object

    @Override
    public String toString() {
        return "banners";
    }
}

//// after
import dev.emissary.Emissary;
import java.util.Iterator;

@Emissary
record Banners(Iterator<String> iterator) {
    // The rest was added in Java 8.

    // ------------------------------------------------------------ Object

    @Override
    public String toString() {
        return "banners";
    }
}
