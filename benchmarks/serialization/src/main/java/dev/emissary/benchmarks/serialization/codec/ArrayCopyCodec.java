package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.portable.PortableQuote;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Copies an array of 144 bytes that somebody else has filled. */
final class ArrayCopyCodec implements Codec {

    private final byte[] source = new byte[PortableQuote.BYTES];
    private final byte[] target = new byte[PortableQuote.BYTES];
    private final byte[] bytes = new byte[PortableQuote.BYTES];

    ArrayCopyCodec(Quote values) {
        PortableMarketData quote = new PortableMarketData();
        quote.set(values);
        quote.writeTo(source);
    }

    @Override
    public int write() {
        System.arraycopy(source, 0, bytes, 0, 144);
        return bytes.length;
    }

    @Override
    public Object read() {
        System.arraycopy(bytes, 0, target, 0, 144);
        return target;
    }

    @Override
    public Quote quote() {
        PortableMarketData quote = new PortableMarketData();
        quote.readFrom(target);
        return quote;
    }
}
