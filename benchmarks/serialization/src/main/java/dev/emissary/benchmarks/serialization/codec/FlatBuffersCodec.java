package dev.emissary.benchmarks.serialization.codec;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.emissary.benchmarks.serialization.quote.Quote;

/** Writes a quote with a reused builder to a heap buffer. */
final class FlatBuffersCodec implements Codec {

    private final FlatBufferBuilder builder = new FlatBufferBuilder(512);
    private final FlatQuote table = new FlatQuote();
    private final FlatQuote.Values values = new FlatQuote.Values();
    private final PlainQuote source;
    private final PlainQuote target = new PlainQuote();

    FlatBuffersCodec(Quote values) {
        source = new PlainQuote(values);
    }

    @Override
    public int write() {
        builder.clear();
        FlatQuote.write(builder, source);
        return builder.dataBuffer().remaining();
    }

    @Override
    public Object read() {
        table.readFrom(builder.dataBuffer()).values(values);
        values.copyTo(target);
        return target;
    }

    @Override
    public Quote quote() {
        return target;
    }
}
