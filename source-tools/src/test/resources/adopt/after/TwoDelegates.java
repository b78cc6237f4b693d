/* Two delegates, and an interface of its own. */
package corpus;

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

interface Source {
    int read(byte[] buffer) throws IOException;

    void close() throws IOException;
}

interface Sink {
    void write(byte[]... buffers) throws IOException;

    void close() throws IOException;
}
