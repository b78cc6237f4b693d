package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The claims as conditions on ratios; a ratio above 1 means that what is named first is slower. */
final class SerializationClaims {

    private static final double ANY = Double.POSITIVE_INFINITY;
    private static final double BULK_COPY = 1.25;
    private static final double EQUAL = 0.05;
    private static final double MILLIS_PER_NANO = 1e-6;
    private static final double FIRST_USE_LOW = 5;
    private static final double FIRST_USE_HIGH = 50;
    private static final String COPY = "trivially copyable";

    /** Without over with the identifier, in milliseconds. */
    private static final Map<String, String> PUBLISHED_2003 = Map.of(
            "minimum", "1.692 / 1.703 ms",
            "average", "1.809 / 1.817 ms",
            "percentile 95", "1.897 / 1.855 ms");

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
                            .map(result -> new BreakEven(result, operation).ofCopyingOver("Explicit")),
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
        for (String target : SerializationTables.TARGETS.subList(1, SerializationTables.TARGETS.size())) {
            claims.add(new Claim(
                    "copying is 4 times faster than explicit, write, " + "to another target: " + target,
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

    /** The claims that copying, guarded, is faster than other styles where something else is done as well. */
    private static List<Claim> paysIn(
            String place, String operation, BiFunction<String, String, Key> keys, String why) {
        List<Claim> claims = new ArrayList<>();
        for (String style : List.of("default", "explicit")) {
            claims.add(new Claim(
                    "copying pays in " + place + ": " + operation + ", over " + style,
                    "faster",
                    ratio(keys.apply(style, operation), keys.apply("guarded", operation)),
                    1,
                    ANY,
                    why));
        }
        return claims;
    }

    /** Where the article says that copying pays: in queues and in maps. */
    static List<Claim> ofUses() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : List.of("append", "tail")) {
            claims.addAll(paysIn(
                    "a persisted queue",
                    operation,
                    SerializationKeys::queue,
                    operation.equals("append")
                            ? "the queue's own work and new pages of its file are most of an append"
                            : "what is read is mapped already, so that the style shows"));
        }
        for (String operation : List.of("put", "get")) {
            claims.addAll(paysIn(
                    "an off-heap map",
                    operation,
                    SerializationKeys::map,
                    "hashing, locking and finding the entry are the same for all styles"));
        }
        for (String operation : OPERATIONS) {
            claims.add(
                    new Claim(
                            "text and array can be copied too, and faster than explicit, " + operation,
                            "–",
                            ratio(
                                    SerializationKeys.trade("explicit", operation),
                                    SerializationKeys.trade("grouped", operation)),
                            1,
                            ANY,
                            operation.equals("read")
                                    ? "explicit reading looks the text up in a pool of strings"
                                    : "always the full size, behind a fingerprint; explicit writes what there is, value by value"));
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
        claims.add(new Claim(
                "Chronicle's default payload is smaller than that of java.io.Serializable",
                "–",
                ratio(SerializationKeys.codecSize("java.io default"), SerializationKeys.codecSize("Chronicle default")),
                1,
                ANY,
                "the values alone, without names of the class and its fields"));
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

    /** What was to be reached without Unsafe. */
    static List<Claim> ofThisProject() {
        List<Claim> claims = new ArrayList<>();
        for (String operation : OPERATIONS) {
            for (String portable : List.of("portable VarHandle", "portable MemorySegment")) {
                claims.add(goal(portable, "System.arraycopy", operation, BULK_COPY));
                if (portable.contains("Segment")) {
                    claims.add(goal(portable, "MemorySegment.copy", operation, BULK_COPY));
                }
                claims.add(goal(portable, "Chronicle trivially copyable bare", operation, 1));
            }
        }
        return claims;
    }

    private static Claim goal(String portable, String base, String operation, double most) {
        return new Claim(
                "%s takes at most %s times %s, %s".formatted(portable, Figures.rounded(most), base, operation),
                "our goal",
                ratio(SerializationKeys.codec(portable, operation), SerializationKeys.codec(base, operation)),
                0,
                most,
                portable.contains("Segment")
                        ? "a copy between an array and memory outside of the heap, whose segment has to be alive"
                        : "a copy from array to array");
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
        for (String statistic : List.of("minimum", "average", "percentile 95")) {
            claims.add(new Claim(
                    "no difference after 3,000 warm-ups, " + statistic,
                    PUBLISHED_2003.get(statistic),
                    results -> rounds(results, statistic),
                    1 - EQUAL,
                    1 + EQUAL,
                    "the shape of the test of 2003, 500 rounds; the JIT is still at work after 3,000"));
        }
        claims.add(firstUse(
                "first",
                "identifier alone",
                "milliseconds for the first identifier that a JVM computes: once for each JVM, not for each class"));
        claims.add(firstUse(
                "later", "identifier alone", "milliseconds for a further class; computing is a hash over its members"));
        claims.add(
                firstUse(
                        "first",
                        "write and read",
                        "milliseconds for all that the first object takes; a declared identifier saves little of it, see the table"));
        return claims;
    }

    private static Optional<Estimate> rounds(Results results, String statistic) {
        Key computed = SerializationKeys.rounds("computed", "3000");
        return results.has(computed)
                ? Optional.of(results.ratio(statistic, computed, SerializationKeys.rounds("declared", "3000")))
                : Optional.empty();
    }

    private static Optional<Estimate> time(Results results, Key key) {
        return results.has(key) ? Optional.of(results.time(key).times(MILLIS_PER_NANO)) : Optional.empty();
    }

    private static Claim firstUse(String classes, String use, String why) {
        return new Claim(
                "only the first use of a class pays: " + use + ", " + classes + " class of a JVM",
                "5 to 50 ms",
                results -> time(results, SerializationKeys.firstUse(classes, use, "computed")),
                FIRST_USE_LOW,
                FIRST_USE_HIGH,
                why);
    }
}
