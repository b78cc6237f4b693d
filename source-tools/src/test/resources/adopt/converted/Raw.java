/* A raw interface: the emissary with a raw component implements the raw interface too. */
package corpus;

//// before
import java.util.Iterator;

@SuppressWarnings({"rawtypes", "unchecked"})
final class Raw implements Iterator {
    private final Iterator iterator;

    Raw(Iterator iterator) {
        this.iterator = iterator;
    }

    /**
     * @see Iterator#hasNext()
     */
    @Override
    public boolean hasNext() {
        return iterator.hasNext();
    }

    @Override
    public Object next() {
        return iterator.next();
    }

    @Override
    public void remove() {
        iterator.remove();
    }
}

//// after
import dev.emissary.Emissary;
import java.util.Iterator;
import java.util.function.Consumer;

@SuppressWarnings({"rawtypes", "unchecked"})
@Emissary
record Raw(Iterator iterator) {
    @Override
    public void forEachRemaining(Consumer consumer) {
        Iterator.super.forEachRemaining(consumer);
    }
}
