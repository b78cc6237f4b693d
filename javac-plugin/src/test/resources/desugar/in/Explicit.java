package explicit;

import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;

/** Only some interfaces of a class, and one by hand. */
@Emissary({Comparable.class, Iterable.class})
record Explicit<T>(String text, ArrayList<? super T>[] unused, Numbers<T> numbers) implements Runnable {
    @Override
    public void run() {
        unused[0].clear();
    }
}

abstract class Numbers<T> implements Collection<T>, Iterable<T> {}

@Emissary
record Narrowed(Numbers<String> numbers, Runnable run)
        implements Iterable<String>, Runnable /* and no more */ {
    @Override
    public Iterator<String> iterator() {
        return numbers.iterator();
    }
}
