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
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The codecs that this JVM has; the same names are the parameters of the benchmarks. */
public final class Codecs {

    private Codecs() {}

    /** Returns what makes all codecs, in the order of results. */
    static Map<String, Function<Quote, Codec>> all() {
        Map<String, Function<Quote, Codec>> all = new LinkedHashMap<>();
        all.put("java.io default", JavaCodec::new);
        all.put("Protobuf", ProtobufCodec::new);
        all.put(
                "Chronicle default",
                values -> new MarshallableCodec(new DefaultMarketData(), new DefaultMarketData(), values));
        all.put(
                "Chronicle explicit",
                values -> new MarshallableCodec(new ExplicitMarketData(), new ExplicitMarketData(), values));
        all.put(
                "Chronicle trivially copyable bare",
                values -> new MarshallableCodec(new BareMarketData(), new BareMarketData(), values));
        all.put("SBE", SbeCodec::new);
        all.put(
                "portable VarHandle",
                values -> new PortableCodec(new PortableMarketData(), new PortableMarketData(), values));
        all.put("System.arraycopy", ArrayCopyCodec::new);
        segment()
                .ifPresent(type -> all.put(
                        "portable MemorySegment", values -> new PortableCodec(create(type), create(type), values)));
        return all;
    }

    /** Returns the quote of the foreign memory API, which only a build on Java 22 and later has. */
    private static Optional<Class<? extends PortableQuote>> segment() {
        try {
            return Optional.of(Class.forName(PortableQuote.class.getPackageName() + ".SegmentMarketData")
                    .asSubclass(PortableQuote.class));
        } catch (ClassNotFoundException | UnsupportedClassVersionError e) {
            return Optional.empty();
        }
    }

    private static PortableQuote create(Class<? extends PortableQuote> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Makes the codec of a name.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static Codec create(String name) {
        return verified(all().get(name));
    }

    /**
     * Makes a codec and returns it when it has proved itself.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static Codec verified(Function<Quote, Codec> constructor) {
        Quote quote = TradingDay.firstQuote();
        Codec codec = constructor.apply(quote);
        // Twice, because memory and objects are used again.
        for (int turn = 0; turn < 2; turn++) {
            int written = write(codec);
            if (written < 1 || !Checksum.of(codec.quote()).equals(Checksum.of(quote))) {
                throw new IllegalStateException(
                        "something else is read from " + written + " bytes: " + codec.getClass());
            }
        }
        return codec;
    }

    private static int write(Codec codec) {
        try {
            int written = codec.write();
            codec.read();
            return written;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the bytes of one quote as it is sent, by the name of the codec, in the order of {@link #all}. */
    public static Map<String, Integer> sizes() {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        all().forEach((name, constructor) -> sizes.put(name, write(verified(constructor))));
        return sizes;
    }
}
