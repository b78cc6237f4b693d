package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;

import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
                    "neither has changed much"));
        }
        for (String operation : OPERATIONS) {
            claims.add(
                    new Claim(
                            "copying pays from about 6 fields on, " + operation,
                            "6 fields",
                            results -> Optional.of(new BreakEven(results, operation).ofCopyingOver("Explicit")),
                            5,
                            7,
                            "fields of type long; one access of an elastic Bytes, with its checks, costs as much as copying two"));
        }
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
                    results -> Optional.of(results.ratio(
                            statistic,
                            SerializationKeys.rounds("computed", "3000"),
                            SerializationKeys.rounds("declared", "3000"))),
                    1 - EQUAL,
                    1 + EQUAL,
                    "the shape of the test of 2003, 500 rounds; the JIT is still at work after 3,000"));
        }
        claims.add(firstUse(
                "identifier alone",
                "milliseconds for the first identifier that a JVM computes; the next ones are in the table"));
        claims.add(
                firstUse(
                        "write and read",
                        "milliseconds for all that the first object takes; the same with a declared identifier, see the table"));
        return claims;
    }

    private static Claim firstUse(String use, String why) {
        return new Claim(
                "only the first use pays: " + use,
                "5 to 50 ms",
                results -> Optional.of(results.time(SerializationKeys.firstUse("first", use, "computed"))
                        .times(MILLIS_PER_NANO)),
                FIRST_USE_LOW,
                FIRST_USE_HIGH,
                why);
    }
}
