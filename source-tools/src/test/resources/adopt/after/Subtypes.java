/* Fields whose types are classes, or interfaces that extend the one of the class. */
package corpus;

import dev.emissary.Emissary;
import java.util.ArrayList;
import java.util.List;

final class Subtypes {
    @Emissary(Appendage.class)
    record OfClass(Appendages appendages) {
        int size() {
            return appendages.size();
        }
    }

    @Emissary(Source.class)
    record OfInterface<E>(CloseableSource<E> source) implements AutoCloseable {
        @Override
        public void close() {
            source.close();
        }
    }
}

interface Appendage {
    void append(CharSequence text);
}

class Appendages implements Appendage {
    private final List<String> all = new ArrayList<>();

    @Override
    public void append(CharSequence text) {
        all.add(text.toString());
    }

    int size() {
        return all.size();
    }
}

interface Source<E> {
    E read();
}

interface CloseableSource<E> extends Source<E>, AutoCloseable {
    @Override
    void close();
}
