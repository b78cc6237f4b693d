package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.portable.PortableQuote;
import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The codecs that this JVM has; the same names are the parameters of the benchmarks. */
public final class Codecs {

    /** The codec that needs the foreign memory API. */
    static final String SEGMENT = "portable MemorySegment";

    private Codecs() {}

    /** Returns what makes all codecs, in the order of results. */
    static Map<String, Function<Quote, Codec>> all() {
        Map<String, Function<Quote, Codec>> all = new LinkedHashMap<>();
        all.put("java.io default", values -> new JavaCodec(new PlainQuote(values)));
        all.put("java.io record", values -> new JavaCodec(RecordQuote.of(values)));
        all.put("Jackson", JacksonCodec::new);
        all.put("Kryo", KryoCodec::new);
        all.put("Protobuf", ProtobufCodec::new);
        all.put("Chronicle default", values -> new MarshallableCodec(DefaultMarketData::new, values));
        all.put("Chronicle explicit", values -> new MarshallableCodec(ExplicitMarketData::new, values));
        all.put("Chronicle trivially copyable bare", values -> new MarshallableCodec(BareMarketData::new, values));
        all.put("SBE", SbeCodec::new);
        all.put("portable VarHandle", values -> new PortableCodec(PortableMarketData::new, values));
        all.put("System.arraycopy", ArrayCopyCodec::new);
        PortableQuote.inSegment().ifPresent(segment -> all.put(SEGMENT, values -> new PortableCodec(segment, values)));
        return all;
    }

    /** Returns the names of the codecs that this JVM does not have. */
    public static Set<String> absent() {
        return all().containsKey(SEGMENT) ? Set.of() : Set.of(SEGMENT);
    }

    /**
     * Makes a codec and returns it when it has proved itself.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static Codec verified(Function<Quote, Codec> constructor) throws IOException {
        Quote quote = TradingDay.firstQuote();
        Codec codec = constructor.apply(quote);
        // Twice, because memory and objects are used again.
        for (int turn = 0; turn < 2; turn++) {
            int written = codec.write();
            codec.read();
            if (written < 1 || !Checksum.of(codec.quote()).equals(Checksum.of(quote))) {
                throw new IllegalStateException(
                        "something else is read from " + written + " bytes: " + codec.getClass());
            }
        }
        return codec;
    }

    /** Returns the bytes of one quote as it is sent, by the name of the codec, in the order of {@link #all}. */
    public static Map<String, Integer> sizes() throws IOException {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        for (Map.Entry<String, Function<Quote, Codec>> codec : all().entrySet()) {
            sizes.put(codec.getKey(), verified(codec.getValue()).write());
        }
        return sizes;
    }
}
