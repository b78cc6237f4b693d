/* Default methods that the class inherits are called as before. */
package corpus;

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
