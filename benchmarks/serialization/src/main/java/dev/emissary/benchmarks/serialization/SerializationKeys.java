package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.result.Key;
import java.util.List;
import java.util.Map;

/** Names measurements for the page. */
final class SerializationKeys {

    static final List<String> OPERATIONS = List.of("write", "read");

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

    /** A style behind a wrapping: direct, by hand or emissary. */
    static Key wrapping(String style, String wrapping, String operation) {
        return Key.of("WrappingBenchmark." + operation, "quote", style + ", " + wrapping);
    }

    /** A number of fields, in one of the techniques Explicit and TriviallyCopyable. */
    static Key fields(String technique, String fields, String operation) {
        return Key.of("FieldCountBenchmark." + operation + technique, "fields", fields);
    }

    /** The quote with java.io. */
    static Key java(String operation) {
        return Key.of("JavaBenchmark." + operation);
    }

    static Key queue(String message, String operation) {
        return Key.of("QueueBenchmark." + operation, "message", message);
    }

    static Key steady(String identifier) {
        return Key.of("IdentifierBenchmark.writeAndRead", "identifier", identifier);
    }

    /** The identifier alone of the first class, or of later ones. */
    static Key firstUse(String classes) {
        return Key.of("FirstUse." + classes);
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
