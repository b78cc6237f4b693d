package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The claims as conditions on ratios; a ratio above 1 means that what is named first is slower. */
final class SerializationClaims {

    private static final double ANY = Double.POSITIVE_INFINITY;
    private static final double EQUAL = 0.05;
    private static final double MILLIS_PER_NANO = 1e-6;
    private static final double FIRST_USE_LOW = 5;
    private static final double FIRST_USE_HIGH = 50;
    private static final String COPY = "trivially copyable";

    private SerializationClaims() {}

    /** What the article says, on its own runner where it is about that. */
    static List<Claim> ofTheArticle() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : OPERATIONS) {
            boolean read = operation.equals("read");
            claims.add(article(
                    "explicit is more than 2 times faster than default",
                    operation,
                    read ? "2.7" : "2.4",
                    new Styles("default", "explicit", 2),
                    "default calls an accessor object for each field, as ever; explicit is several times as fast as it"
                            + " was on JDK 8"));
            claims.add(article(
                    "copying is 4 times faster than explicit",
                    operation,
                    read ? "4.4" : "4.8",
                    new Styles("explicit", COPY, 4),
                    "explicit has gained what copying has not: since JDK 9 the library copies in steps of 16 bytes, and"
                            + " no longer in one call"));
            claims.add(article(
                    "copying is more than 10 times faster than default",
                    operation,
                    read ? "12.0" : "11.5",
                    new Styles("default", COPY, 10),
                    "default calls an accessor object for each field; copying is one check and one copy"));
        }
        for (String operation : OPERATIONS) {
            claims.add(new Claim(
                    "copying pays from about 6 fields on, " + operation,
                    "6 fields",
                    results -> Optional.of(results)
                            .filter(result -> !BreakEven.fieldCounts(result).isEmpty())
                            .map(result -> new BreakEven(result, operation).ofCopying()),
                    5,
                    7,
                    "fields of type long; of the numbers measured, the first from which on copying is faster"));
        }
        claims.addAll(onOtherTargets());
        return claims;
    }

    /** The claim about copying and explicit serialization, which depends on where the bytes go. */
    private static List<Claim> onOtherTargets() {
        List<Claim> claims = new ArrayList<>();
        for (String target : SerializationParts.TARGETS.subList(1, SerializationParts.TARGETS.size())) {
            claims.add(new Claim(
                    "copying is 4 times faster than explicit, write, to another target: " + target,
                    "–",
                    ratio(
                            SerializationKeys.target("explicit", target, "write"),
                            SerializationKeys.target(COPY, target, "write")),
                    4,
                    ANY,
                    "copying is one check and one copy wherever it goes; explicit checks each field"));
        }
        return claims;
    }

    /** Where the article says that copying pays: in queues. */
    static List<Claim> ofUses() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : List.of("append", "tail")) {
            for (String style : List.of("default", "explicit")) {
                claims.add(new Claim(
                        "copying pays in a persisted queue: " + operation + ", over " + style,
                        "faster",
                        ratio(SerializationKeys.queue(style, operation), SerializationKeys.queue("guarded", operation)),
                        1,
                        ANY,
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
            claims.add(new Claim(
                    "Chronicle's default style is faster than java.io.Serializable, " + operation,
                    "–",
                    ratio(
                            SerializationKeys.codec("java.io default", operation),
                            SerializationKeys.codec("Chronicle default", operation)),
                    1,
                    ANY,
                    "no streams, no descriptors of classes, no new objects"));
            claims.add(new Claim(
                    "Chronicle's default style leaves no garbage, " + operation,
                    "–",
                    results -> allocated(results, SerializationKeys.codec("Chronicle default", operation)),
                    0,
                    1,
                    "bytes for an operation; java.io's are in the table of codecs"));
        }
        return claims;
    }

    private static Optional<Estimate> allocated(Results results, Key key) {
        return results.has(key)
                ? Optional.of(results.get(key).others().get(JmhRounds.ALLOCATED).estimate())
                : Optional.empty();
    }

    /** A style that is said to be so many times slower than another. */
    private record Styles(String slow, String fast, double times) {}

    private static Claim article(String text, String operation, String published, Styles styles, String why) {
        return new Claim(
                text + ", " + operation,
                published,
                ratio(
                        SerializationKeys.article(styles.slow, operation),
                        SerializationKeys.article(styles.fast, operation)),
                styles.times,
                ANY,
                why);
    }

    private static Function<Results, Optional<Estimate>> ratio(Key key, Key base) {
        return results -> results.ratioIfMeasured(key, base);
    }

    /** What is said of serialVersionUID since 2003. */
    static List<Claim> of2003() {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim(
                "declaring the identifier makes no difference in the steady state",
                "computed / declared 0.99",
                ratio(SerializationKeys.steady("computed"), SerializationKeys.steady("declared")),
                1 - EQUAL,
                1 + EQUAL,
                "JMH; equal means within 5 per cent"));
        claims.add(firstUse(
                "first",
                "milliseconds for the first identifier that a JVM computes: once for each JVM, not for each class"));
        claims.add(firstUse("later", "milliseconds for a further class; computing is a hash over its members"));
        return claims;
    }

    private static Claim firstUse(String classes, String why) {
        Key key = SerializationKeys.firstUse(classes);
        return new Claim(
                "only the first use of a class pays: the identifier, " + classes + " class of a JVM",
                "5 to 50 ms",
                results -> results.has(key) ? Optional.of(results.time(key).times(MILLIS_PER_NANO)) : Optional.empty(),
                FIRST_USE_LOW,
                FIRST_USE_HIGH,
                why);
    }
}
