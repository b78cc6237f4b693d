/* Two delegates, and an interface of its own. */
package corpus;

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

interface Source {
    int read(byte[] buffer) throws IOException;

    void close() throws IOException;
}

interface Sink {
    void write(byte[]... buffers) throws IOException;

    void close() throws IOException;
}
