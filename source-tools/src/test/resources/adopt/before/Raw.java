/* A raw interface, which the emissary of a raw component implements as well. */
package corpus;

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
