package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableDto;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes a portable quote to one byte array. */
final class PortableCodec implements Codec {

    private final byte[] bytes;
    private final PortableDto source;
    private final PortableDto target;

    PortableCodec(PortableDto source, PortableDto target, Quote values) {
        this.bytes = new byte[source.size()];
        this.source = source;
        this.target = target;
        source.set(values);
    }

    @Override
    public int write() {
        source.writeTo(bytes, 0);
        return bytes.length;
    }

    @Override
    public Object read() {
        target.readFrom(bytes, 0);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
