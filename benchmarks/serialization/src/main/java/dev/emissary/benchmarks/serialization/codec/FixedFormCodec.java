package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.FixedForm;
import dev.emissary.benchmarks.serialization.portable.PortableDto;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes whatever is handed out for a quote to one byte array. */
final class FixedFormCodec implements Codec {

    private final byte[] bytes;
    private final FixedForm source;
    private final FixedForm target;
    private final Quote read;

    private FixedFormCodec(FixedForm source, FixedForm target, Quote read) {
        this.bytes = new byte[source.size()];
        this.source = source;
        this.target = target;
        this.read = read;
    }

    /** Makes a codec that is given the quotes themselves: one to write, one to read into. */
    static Codec direct(PortableDto source, PortableDto target, Quote values) {
        source.set(values);
        return new FixedFormCodec(source, target, target);
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
        return read;
    }
}
