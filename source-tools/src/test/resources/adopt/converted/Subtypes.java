/* Fields whose types are classes, or interfaces that extend the interface of the class. */
package corpus;

//// before
import java.util.ArrayList;
import java.util.List;

final class Subtypes {
    static final class OfClass implements Appendage {
        private final Appendages appendages;

        OfClass(Appendages appendages) {
            this.appendages = appendages;
        }

        @Override
        public void append(CharSequence text) {
            appendages.append(text);
        }

        int size() {
            return appendages.size();
        }
    }

    static final class OfInterface<E> implements Source<E>, AutoCloseable {
        private final CloseableSource<E> source;

        OfInterface(CloseableSource<E> source) {
            this.source = source;
        }

        @Override
        public E read() {
            return source.read();
        }

        @Override
        public void close() {
            source.close();
        }
    }
}

//// after
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

//// given
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
