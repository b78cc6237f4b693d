package dev.emissary.benchmarks.serialization.codec;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes a record to a byte array with Kryo, which is told the class and nothing else. */
final class KryoCodec implements Codec {

    private static final int CAPACITY = 512;

    private final Kryo kryo = new Kryo();
    private final Output output = new Output(CAPACITY);
    private final Input input = new Input(output.getBuffer());
    private final RecordQuote source;
    private RecordQuote read;

    KryoCodec(Quote values) {
        source = RecordQuote.of(values);
        kryo.register(RecordQuote.class);
    }

    @Override
    public int write() {
        output.reset();
        kryo.writeObject(output, source);
        return output.position();
    }

    @Override
    public Object read() {
        input.reset();
        read = kryo.readObject(input, RecordQuote.class);
        return read;
    }

    @Override
    public Quote quote() {
        return read;
    }
}
