package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/**
 * Writes an object of a registered class to a byte array, with code that Fory generates; every read makes a new one.
 *
 * <p>Tuned for data like these: no references to track, numbers as they are, one version of the class.
 */
final class ForyCodec implements Codec {

    private final Fory fory = Fory.builder()
            .withXlang(false)
            .requireClassRegistration(true)
            .withRefTracking(false)
            .withNumberCompressed(false)
            .withCompatible(false)
            .withClassVersionCheck(false)
            .withAsyncCompilation(false)
            .build();
    private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(512);
    private final PlainQuote source;
    private PlainQuote read;

    ForyCodec(Quote values) {
        source = new PlainQuote(values);
        fory.register(PlainQuote.class);
    }

    @Override
    public int write() {
        buffer.writerIndex(0);
        fory.serialize(buffer, source);
        return buffer.writerIndex();
    }

    @Override
    public Object read() {
        buffer.readerIndex(0);
        read = fory.deserialize(buffer, PlainQuote.class);
        return read;
    }

    @Override
    public Quote quote() {
        return read;
    }
}
