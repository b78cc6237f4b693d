// shows: A list says what is delegated; the rest is by hand, or private state
// clauses: EM-DEL-3, EM-DEL-4
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
