package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.result.Key;
import java.util.ArrayList;
import java.util.List;

/** The claims as conditions on ratios; a ratio above 1 means that what is named first is slower. */
final class SerializationClaims {

    private static final double MILLIS_PER_NANO = 1e-6;
    private static final String COPY = "trivially copyable";

    private SerializationClaims() {}

    /** What the article says, on its own runner where it is about that. */
    static List<Claim> ofTheArticle() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : OPERATIONS) {
            boolean read = operation.equals("read");
            Key byDefault = SerializationKeys.article("default", operation);
            Key explicit = SerializationKeys.article("explicit", operation);
            Key copied = SerializationKeys.article(COPY, operation);
            claims.add(faster(
                    "explicit is more than 2 times faster than default, " + operation,
                    read ? "2.7" : "2.4",
                    byDefault,
                    explicit,
                    2,
                    "default calls an accessor object for each field, as ever; explicit is several times as fast as it"
                            + " was on JDK 8"));
            claims.add(faster(
                    "copying is 4 times faster than explicit, " + operation,
                    read ? "4.4" : "4.8",
                    explicit,
                    copied,
                    4,
                    "explicit has gained what copying has not: since JDK 9 the library copies in steps of 16 bytes, and"
                            + " no longer in one call"));
            claims.add(faster(
                    "copying is more than 10 times faster than default, " + operation,
                    read ? "12.0" : "11.5",
                    byDefault,
                    copied,
                    10,
                    "default calls an accessor object for each field; copying is one check and one copy"));
        }
        for (String operation : OPERATIONS) {
            claims.add(new Claim(
                    "copying pays from about 6 fields on, " + operation,
                    "6 fields",
                    results -> BreakEven.ofCopying(results, operation),
                    5,
                    7,
                    "fields of type long; of the numbers measured, the first from which on copying is faster"));
        }
        // Where the bytes go matters to copying and to explicit serialization.
        for (String target : SerializationParts.TARGETS.subList(1, SerializationParts.TARGETS.size())) {
            claims.add(faster(
                    "copying is 4 times faster than explicit, write, to another target: " + target,
                    "–",
                    SerializationKeys.target("explicit", target, "write"),
                    SerializationKeys.target(COPY, target, "write"),
                    4,
                    "copying is one check and one copy wherever it goes; explicit checks each field"));
        }
        return claims;
    }

    /** Where the article says that copying pays: in queues. */
    static List<Claim> ofUses() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : List.of("append", "tail")) {
            for (String style : List.of("default", "explicit")) {
                claims.add(faster(
                        "copying pays in a persisted queue: " + operation + ", over " + style,
                        "faster",
                        SerializationKeys.queue(style, operation),
                        SerializationKeys.queue("guarded", operation),
                        1,
                        operation.equals("append")
                                ? "the queue's own work and new pages of its file are most of an append"
                                : "what is read is mapped already, so that the style shows"));
            }
        }
        return claims;
    }

    /** What is said of default serialization, Chronicle's and Java's. */
    static List<Claim> ofJava() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : OPERATIONS) {
            Key chronicle = SerializationKeys.codec("Chronicle default", operation);
            claims.add(faster(
                    "Chronicle's default style is faster than java.io.Serializable, " + operation,
                    "–",
                    SerializationKeys.codec("java.io default", operation),
                    chronicle,
                    1,
                    "no streams, no descriptors of classes, no new objects"));
            claims.add(new Claim(
                    "Chronicle's default style leaves no garbage, " + operation,
                    "–",
                    results -> results.get(chronicle)
                            .others()
                            .get(JmhRounds.ALLOCATED)
                            .estimate(),
                    0,
                    1,
                    "bytes for an operation; java.io's are in the table of codecs"));
        }
        return claims;
    }

    /** What is said to be faster is so at least that many times. */
    private static Claim faster(String text, String published, Key slow, Key fast, double times, String why) {
        return new Claim(text, published, results -> results.ratio(slow, fast), times, Double.POSITIVE_INFINITY, why);
    }

    /** What is said of serialVersionUID since 2003. */
    static List<Claim> of2003() {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim(
                "declaring the identifier makes no difference in the steady state",
                "computed / declared 0.99",
                results -> results.ratio(SerializationKeys.steady("computed"), SerializationKeys.steady("declared")),
                0.95,
                1.05,
                "JMH; equal means within 5 per cent"));
        claims.add(firstUse(
                "first",
                "milliseconds for the first identifier that a JVM computes: once for each JVM, not for each class"));
        claims.add(firstUse("later", "milliseconds for a further class; computing is a hash over its members"));
        return claims;
    }

    private static Claim firstUse(String classes, String why) {
        Key key = Key.of("FirstUse." + classes);
        return new Claim(
                "only the first use of a class pays: the identifier, " + classes + " class of a JVM",
                "5 to 50 ms",
                results -> results.time(key).times(MILLIS_PER_NANO),
                5,
                50,
                why);
    }
}
