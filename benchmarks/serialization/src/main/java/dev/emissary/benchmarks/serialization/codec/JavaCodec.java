package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * Writes a serializable quote with java.io, its fields found by reflection, with a new stream every time, since a
 * stream remembers what it has written.
 */
final class JavaCodec implements Codec {

    private final Quote source;
    private final Buffer buffer = new Buffer();
    private Quote read;

    JavaCodec(Quote source) {
        this.source = source;
    }

    /** A stream whose bytes can be read without copying them. */
    private static final class Buffer extends ByteArrayOutputStream {

        ByteArrayInputStream reader() {
            return new ByteArrayInputStream(buf, 0, count);
        }
    }

    @Override
    public int write() throws IOException {
        buffer.reset();
        try (ObjectOutputStream out = new ObjectOutputStream(buffer)) {
            out.writeObject(source);
        }
        return buffer.size();
    }

    @Override
    public Object read() throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(buffer.reader())) {
            read = (Quote) in.readObject();
            return read;
        } catch (ClassNotFoundException e) {
            throw (IOException) new InvalidObjectException("a quote of an unknown class").initCause(e);
        }
    }

    @Override
    public Quote quote() {
        return read;
    }
}
