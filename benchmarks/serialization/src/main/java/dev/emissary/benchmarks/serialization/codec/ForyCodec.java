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

    /** One for all: it generates a class for the quote, and of every further one the JIT would have to tell them apart. */
    private static final Fory FORY = Fory.builder()
            .withXlang(false)
            .requireClassRegistration(true)
            .withRefTracking(false)
            .withNumberCompressed(false)
            .withCompatible(false)
            .withClassVersionCheck(false)
            .withAsyncCompilation(false)
            .build();

    static {
        FORY.register(PlainQuote.class);
    }

    private final MemoryBuffer buffer = MemoryBuffer.newHeapBuffer(512);
    private final PlainQuote source;
    private PlainQuote read;

    ForyCodec(Quote values) {
        source = new PlainQuote(values);
    }

    @Override
    public int write() {
        buffer.writerIndex(0);
        FORY.serialize(buffer, source);
        return buffer.writerIndex();
    }

    @Override
    public Object read() {
        buffer.readerIndex(0);
        read = FORY.deserialize(buffer, PlainQuote.class);
        return read;
    }

    @Override
    public Quote quote() {
        return read;
    }
}
