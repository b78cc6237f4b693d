package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Param;

/**
 * Quotes that are handed out as themselves, and behind emissaries with their serialization interface and nothing else.
 *
 * <p>Whoever writes and reads them holds them by that interface in both cases.
 */
public class EmissaryCodecBenchmark extends CodecMeasurement {

    private static final Map<String, Function<Quote, Codec>> EMISSARIES = Map.of(
            "Chronicle default",
                    values -> MarshallableCodec.emissary(DefaultMarketData::new, Encapsulated.Default::new, values),
            "Chronicle explicit",
                    values -> MarshallableCodec.emissary(ExplicitMarketData::new, Encapsulated.Explicit::new, values),
            "Chronicle trivially copyable guarded",
                    values -> MarshallableCodec.emissary(
                            TriviallyCopyableMarketData::new, Encapsulated.TriviallyCopyable::new, values),
            "portable VarHandle", FixedFormCodec::emissary);

    @Param({"Chronicle default", "Chronicle explicit", "Chronicle trivially copyable guarded", "portable VarHandle"})
    public String codec;

    @Param({"itself", "emissary"})
    public String handedOut;

    @Override
    Codec create() {
        return handedOut.equals("emissary") ? RoundTrip.verified(EMISSARIES.get(codec)) : Codecs.create(codec);
    }
}
