package dev.emissary.benchmarks.serialization.codec;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeInput;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes an object of a registered class to a byte array, by Unsafe; every read makes a new one. */
final class KryoCodec implements Codec {

    private static final int BUFFER = 512;

    private final Kryo kryo = new Kryo();
    private final PlainQuote source;
    private final Output output = new UnsafeOutput(BUFFER);
    private final Input input = new UnsafeInput();
    private PlainQuote read;

    KryoCodec(Quote values) {
        source = new PlainQuote(values);
        kryo.register(PlainQuote.class);
    }

    @Override
    public int write() {
        output.reset();
        kryo.writeObject(output, source);
        return output.position();
    }

    @Override
    public Object read() {
        input.setBuffer(output.getBuffer(), 0, output.position());
        read = kryo.readObject(input, PlainQuote.class);
        return read;
    }

    @Override
    public Quote quote() {
        return read;
    }
}
