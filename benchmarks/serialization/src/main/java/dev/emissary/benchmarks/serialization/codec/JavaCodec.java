package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Function;

/** Writes an object with java.io, with a new stream every time, since a stream remembers what it has written. */
final class JavaCodec implements Codec {

    private final Serializable object;
    private final Function<Object, Quote> view;
    private final Buffer buffer = new Buffer();
    private Object read;

    JavaCodec(Serializable object, Function<Object, Quote> view) {
        this.object = object;
        this.view = view;
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
            out.writeObject(object);
        }
        return buffer.size();
    }

    @Override
    public Object read() throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(buffer.reader())) {
            read = in.readObject();
            return read;
        } catch (ClassNotFoundException e) {
            throw (IOException) new InvalidObjectException("a quote of an unknown class").initCause(e);
        }
    }

    @Override
    public Quote quote() {
        return view.apply(read);
    }
}
