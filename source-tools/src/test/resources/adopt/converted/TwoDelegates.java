/* Two delegates, and an interface that the class implements itself. */
package corpus;

//// before
import java.io.IOException;

public class TwoDelegates implements Source, Comparable<TwoDelegates>, Sink {
    private final Source source;
    private final Sink sink;

    public TwoDelegates(Source source, Sink sink) {
        this.source = source;
        this.sink = sink;
    }

    public int read(byte[] buffer) throws IOException {
        return source.read(buffer);
    }

    public void write(byte[]... buffers) throws IOException {
        sink.write(buffers);
    }

    public void close() throws IOException {
        source.close();
        sink.close();
    }

    @Override
    public int compareTo(TwoDelegates other) {
        return 0;
    }
}

//// after
import dev.emissary.Emissary;
import java.io.IOException;

@Emissary
public record TwoDelegates(Source source, Sink sink) implements Comparable<TwoDelegates> {
    public void close() throws IOException {
        source.close();
        sink.close();
    }

    @Override
    public int compareTo(TwoDelegates other) {
        return 0;
    }
}

//// given
interface Source {
    int read(byte[] buffer) throws IOException;

    void close() throws IOException;
}

interface Sink {
    void write(byte[]... buffers) throws IOException;

    void close() throws IOException;
}
