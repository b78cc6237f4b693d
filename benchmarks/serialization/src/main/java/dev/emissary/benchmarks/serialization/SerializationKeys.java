package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.result.Key;
import java.util.List;
import java.util.Map;

/** Names measurements for the page. */
final class SerializationKeys {

    static final List<String> STYLES = List.of("default", "explicit", "trivially copyable", "guarded");
    static final List<String> OPERATIONS = List.of("write", "read");

    /** Bytes of a quote, by codec. */
    static final String CODEC_SIZE = "WireSizes.bytes";

    /** Bytes of a message in a queue, by style. */
    static final String QUEUE_SIZE = "Sizes.inAQueue";

    private SerializationKeys() {}

    /** The article's runner: one of its three styles. */
    static Key article(String style, String operation) {
        return Key.of("ArticleBenchmark." + camelCase(style) + capitalized(operation));
    }

    /** A style by where it is written to; what is not another target is the quote itself among the wrappings. */
    static Key target(String style, String target, String operation) {
        if (target.equals("elastic direct")) {
            return wrapping(style, "direct", operation);
        }
        return new Key("TargetBenchmark." + operation, Map.of("style", style, "target", target));
    }

    /** A style behind a wrapping: direct, by hand, emissary, or, for the trivially copyable style, proxy. */
    static Key wrapping(String style, String wrapping, String operation) {
        return wrapping.equals("proxy")
                ? Key.of((style.equals("trivially copyable") ? "ProxyBenchmark." : "NoBenchmark.") + operation)
                : new Key("WrappingBenchmark." + operation, Map.of("style", style, "wrapping", wrapping));
    }

    /** What the caller of styles, wrappings and targets does by itself. */
    static Key caller() {
        return Key.of("CallerBenchmark.write");
    }

    /** A number of fields, in one of the techniques Explicit, TriviallyCopyable and ByteBuffer. */
    static Key fields(String technique, String fields, String operation) {
        String benchmark = technique.equals("ByteBuffer") ? "BufferFieldCountBenchmark." : "FieldCountBenchmark.";
        return Key.of(benchmark + operation + technique, "fields", fields);
    }

    /** A trade, explicit or grouped. */
    static Key trade(String fields, String operation) {
        return Key.of("TradeBenchmark." + operation, "fields", fields);
    }

    static Key map(String style, String operation) {
        return Key.of("MapBenchmark." + operation, "style", style);
    }

    static Key codec(String codec, String operation) {
        return Key.of(benchmarkOf(codec) + operation, "codec", codec);
    }

    private static String benchmarkOf(String codec) {
        if (codec.matches("java[.]io default|Protobuf")) {
            return "LibraryCodecBenchmark.";
        }
        return codec.contains("MemorySegment") ? "SegmentCodecBenchmark." : "CodecBenchmark.";
    }

    /** All values of a quote, set or summed up. */
    static Key values(String quote, String operation) {
        String benchmark = quote.contains("MemorySegment") ? "SegmentValuesBenchmark." : "ValuesBenchmark.";
        return Key.of(benchmark + operation, "quote", quote);
    }

    static Key queue(String message, String operation) {
        return Key.of("QueueBenchmark." + operation, "message", message);
    }

    static Key codecSize(String codec) {
        return Key.of(CODEC_SIZE, "codec", codec);
    }

    static Key queueSize(String style) {
        return Key.of(QUEUE_SIZE, "style", style);
    }

    static Key steady(String identifier) {
        return Key.of("IdentifierBenchmark.writeAndRead", "identifier", identifier);
    }

    static Key rounds(String identifier, String warmUps) {
        return new Key("TimedRounds.writeAndRead", Map.of("identifier", identifier, "warmUps", warmUps));
    }

    static Key firstUse(String classes, String use, String identifier) {
        return new Key("FirstUse." + classes, Map.of("use", use, "identifier", identifier));
    }

    private static String camelCase(String words) {
        String[] parts = words.split(" ", -1);
        StringBuilder name = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            name.append(capitalized(parts[i]));
        }
        return name.toString();
    }

    private static String capitalized(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
