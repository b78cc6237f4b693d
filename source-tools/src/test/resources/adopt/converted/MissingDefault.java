/* Calls of inherited default methods reach the same methods as before. */
package corpus;

//// before
import java.util.Iterator;

final class MissingDefault implements Iterator<String> {
    private final Iterator<String> iterator;

    MissingDefault(Iterator<String> iterator) {
        this.iterator = iterator;
    }

    @Override
    public boolean hasNext() {
        return iterator.hasNext();
    }

    @Override
    public String next() {
        return iterator.next();
    }
}

//// after
import dev.emissary.Emissary;
import java.util.Iterator;
import java.util.function.Consumer;

@Emissary
record MissingDefault(Iterator<String> iterator) {
    @Override
    public void forEachRemaining(Consumer<? super String> consumer) {
        Iterator.super.forEachRemaining(consumer);
    }

    @Override
    public void remove() {
        Iterator.super.remove();
    }
}
