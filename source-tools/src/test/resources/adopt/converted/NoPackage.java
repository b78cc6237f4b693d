//// before
/* No package. */
import java.util.Iterator;
import java.util.function.Consumer;

/** Every method of Iterator. */
class NoPackage<E> implements Iterator<E> {
    private final Iterator<E> iterator;

    NoPackage(Iterator<E> iterator) {
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

    @Override
    public void remove() {
        iterator.remove();
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        iterator.forEachRemaining(action);
    }
}

//// after
/* No package. */
import dev.emissary.Emissary;
import java.util.Iterator;

/** Every method of Iterator. */
@Emissary
record NoPackage<E>(Iterator<E> iterator) {}
