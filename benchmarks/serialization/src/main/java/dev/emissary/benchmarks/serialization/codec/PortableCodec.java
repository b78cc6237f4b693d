package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableQuote;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.function.Supplier;

/** Writes a portable quote to one byte array. */
final class PortableCodec implements Codec {

    private final byte[] bytes = new byte[PortableQuote.BYTES];
    private final PortableQuote source;
    private final PortableQuote target;

    PortableCodec(Supplier<PortableQuote> kind, Quote values) {
        source = kind.get();
        target = kind.get();
        source.set(values);
    }

    @Override
    public int write() {
        source.writeTo(bytes);
        return bytes.length;
    }

    @Override
    public Object read() {
        target.readFrom(bytes);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
