package dev.emissary.benchmarks.serialization.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.IOException;

/** Writes a record as JSON with Jackson, without any settings, to a new byte array every time. */
final class JacksonCodec implements Codec {

    private final ObjectMapper mapper = new ObjectMapper();
    private final RecordQuote source;
    private byte[] json;
    private RecordQuote read;

    JacksonCodec(Quote values) {
        source = RecordQuote.of(values);
    }

    @Override
    public int write() throws IOException {
        json = mapper.writeValueAsBytes(source);
        return json.length;
    }

    @Override
    public Object read() throws IOException {
        read = mapper.readValue(json, RecordQuote.class);
        return read;
    }

    @Override
    public Quote quote() {
        return read;
    }
}
