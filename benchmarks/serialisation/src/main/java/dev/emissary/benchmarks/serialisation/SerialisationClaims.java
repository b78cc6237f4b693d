/* What others have said of these measurements, and what this project has set itself. */
package dev.emissary.benchmarks.serialisation;

import static dev.emissary.benchmarks.serialisation.SerialisationKeys.OPERATIONS;

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
final class SerialisationClaims {

    private static final double ANY = Double.POSITIVE_INFINITY;
    private static final double BULK_COPY = 1.25;
    private static final double EQUAL = 0.05;
    private static final double MILLIS_PER_NANO = 1e-6;
    private static final String COPY = "trivially copyable";

    /** Without over with the identifier, in milliseconds. */
    private static final Map<String, String> PUBLISHED_2003 = Map.of(
            "minimum", "1.692 / 1.703 ms",
            "average", "1.809 / 1.817 ms",
            "percentile 95", "1.897 / 1.855 ms");

    private SerialisationClaims() {}

    /** What the article says, on its own runner where it is about that. */
    static List<Claim> ofTheArticle() {
        List<Claim> claims = new ArrayList<>();
        claims.add(article("explicit is more than 2 times faster than default, read", "2.7", "default", "explicit", 2));
        claims.add(
                article("explicit is more than 2 times faster than default, write", "2.4", "default", "explicit", 2));
        claims.add(article("copying is 4 times faster than explicit, read", "4.4", "explicit", COPY, 4));
        claims.add(article("copying is 4 times faster than explicit, write", "4.8", "explicit", COPY, 4));
        claims.add(article("copying is more than 10 times faster than default, read", "12.0", "default", COPY, 10));
        claims.add(article("copying is more than 10 times faster than default, write", "11.5", "default", COPY, 10));
        for (String operation : OPERATIONS) {
            claims.add(new Claim(
                    "copying pays from about 6 fields on, " + operation,
                    "6 fields",
                    results -> Optional.of(new BreakEven(results, operation).ofCopyingOver("Explicit")),
                    5,
                    7,
                    "fields of type long on elastic direct Bytes"));
        }
        for (String operation : List.of("append", "tail")) {
            for (String style : List.of("default", "explicit")) {
                claims.add(new Claim(
                        "copying pays in a persisted queue: " + operation + ", over " + style,
                        "faster",
                        ratio(SerialisationKeys.queue(style, operation), SerialisationKeys.queue("guarded", operation)),
                        1,
                        ANY,
                        "through emissaries, with the fingerprint; the queue's own work is on both sides"));
            }
        }
        return claims;
    }

    private static Claim article(String text, String published, String slow, String fast, double least) {
        String operation = text.substring(text.lastIndexOf(' ') + 1);
        return new Claim(
                text,
                published,
                ratio(SerialisationKeys.article(slow, operation), SerialisationKeys.article(fast, operation)),
                least,
                ANY,
                "the article's own runner, settings and target");
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
                claims.add(goal(portable, "Chronicle trivially copyable bare", operation, 1));
            }
        }
        return claims;
    }

    private static Claim goal(String portable, String base, String operation, double most) {
        return new Claim(
                "%s takes at most %s times %s, %s".formatted(portable, Figures.rounded(most), base, operation),
                "our goal",
                ratio(SerialisationKeys.codec(portable, operation), SerialisationKeys.codec(base, operation)),
                0,
                most,
                "144 bytes each, into and out of a reused array");
    }

    /** What is said of serialVersionUID since 2003. */
    static List<Claim> of2003() {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim(
                "declaring the identifier makes no difference in the steady state",
                "computed / declared 0.99",
                ratio(SerialisationKeys.steady("computed"), SerialisationKeys.steady("declared")),
                1 - EQUAL,
                1 + EQUAL,
                "JMH; equal means within 5 per cent"));
        for (String statistic : List.of("minimum", "average", "percentile 95")) {
            claims.add(new Claim(
                    "no difference after 3,000 warm-ups, " + statistic,
                    PUBLISHED_2003.get(statistic),
                    results -> Optional.of(statistic(results, "computed", "declared", statistic)),
                    1 - EQUAL,
                    1 + EQUAL,
                    "the shape of the test of 2003, 500 rounds; the JIT is still at work after 3,000"));
        }
        claims.add(new Claim(
                "only the first use pays, 5 to 50 ms",
                "5 to 50 ms",
                results -> Optional.of(results.time(SerialisationKeys.firstUse("first", "write and read", "computed"))
                        .times(MILLIS_PER_NANO)),
                5,
                50,
                "milliseconds for the first class that a JVM serialises; later classes are in the table"));
        return claims;
    }

    private static Estimate statistic(Results results, String identifier, String base, String statistic) {
        return Estimate.ofRatio(rounds(results, identifier, statistic), rounds(results, base, statistic));
    }

    private static List<Double> rounds(Results results, String identifier, String statistic) {
        return results.get(SerialisationKeys.rounds(identifier, "3000"))
                .others()
                .get(statistic)
                .means();
    }
}
