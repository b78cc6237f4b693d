// shows: An interface after `implements` says through what a component of a class type is delegated to
// clauses: EM-DEL-2, EM-FWD-6
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
