package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableQuote;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes a portable quote to one byte array. */
final class PortableCodec implements Codec {

    private final byte[] bytes;
    private final PortableQuote source;
    private final PortableQuote target;

    PortableCodec(PortableQuote source, PortableQuote target, Quote values) {
        this.bytes = new byte[PortableQuote.BYTES];
        this.source = source;
        this.target = target;
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
