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

    private SerializationKeys() {}

    /** The article's runner: one of its three styles. */
    static Key article(String style, String operation) {
        return Key.of("ArticleBenchmark." + style.replace(" c", "C") + (operation.equals("read") ? "Read" : "Write"));
    }

    /** A style by where it is written to; what is not another target is the quote itself among the wrappings. */
    static Key target(String style, String target, String operation) {
        if (target.equals("elastic direct")) {
            return wrapping(style, "direct", operation);
        }
        return new Key("TargetBenchmark." + operation, Map.of("style", style, "target", target));
    }

    /** A style behind a wrapping: direct, by hand or emissary. */
    static Key wrapping(String style, String wrapping, String operation) {
        return new Key("WrappingBenchmark." + operation, Map.of("style", style, "wrapping", wrapping));
    }

    /** A number of fields, in one of the techniques Explicit and TriviallyCopyable. */
    static Key fields(String technique, String fields, String operation) {
        return Key.of("FieldCountBenchmark." + operation + technique, "fields", fields);
    }

    static Key codec(String codec, String operation) {
        String benchmark =
                codec.matches("java[.]io .*|Jackson|Kryo|Protobuf") ? "LibraryCodecBenchmark." : "CodecBenchmark.";
        return Key.of(benchmark + operation, "codec", codec);
    }

    static Key queue(String message, String operation) {
        return Key.of("QueueBenchmark." + operation, "message", message);
    }

    static Key steady(String identifier) {
        return Key.of("IdentifierBenchmark.writeAndRead", "identifier", identifier);
    }
}
