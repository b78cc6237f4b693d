package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;
import static dev.emissary.benchmarks.serialization.SerializationKeys.STYLES;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.Claim.Verdict;
import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What pages say about the results: tables, and the figures within sentences; times are nanoseconds for one quote. */
final class SerializationParts {

    static final List<String> TARGETS = List.of("elastic direct", "unchecked direct", "mapped file", "heap");

    private static final String COPY = "trivially copyable";
    private static final String GUARDED = "guarded";

    /** What the article has published, in nanoseconds, on JDK 8. */
    private static final Map<Operation, String> PUBLISHED = Map.of(
            new Operation("default", "read"), "88.8",
            new Operation("default", "write"), "90.7",
            new Operation("explicit", "read"), "32.4",
            new Operation("explicit", "write"), "38.0",
            new Operation(COPY, "read"), "7.4",
            new Operation(COPY, "write"), "7.9");

    private final Runs runs;
    private final List<Results> results;

    SerializationParts(Runs runs) {
        this.runs = runs;
        results = runs.shown();
    }

    /** One thing that is done with one kind of subject. */
    private record Operation(String subject, String operation) {

        static List<Operation> of(List<String> subjects) {
            return subjects.stream()
                    .flatMap(subject -> OPERATIONS.stream().map(operation -> new Operation(subject, operation)))
                    .toList();
        }

        Key wrapping(String wrapping) {
            return SerializationKeys.wrapping(subject, wrapping, operation);
        }

        @Override
        public String toString() {
            return subject + ", " + operation;
        }
    }

    /** Returns all parts by name. */
    Map<String, String> all() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("article-claims", Claim.table(SerializationClaims.ofTheArticle(), runs.all()));
        parts.put("use-claims", Claim.table(SerializationClaims.ofUses(), runs.all()));
        parts.put("java-claims", Claim.table(SerializationClaims.ofJava(), runs.all()));
        parts.put("identifier-claims", Claim.table(SerializationClaims.of2003(), runs.all()));
        parts.put("article", article());
        parts.put("targets", targets());
        parts.put("wrapping", wrapping());
        parts.put("field-counts", fieldCounts());
        parts.put("codecs", codecs());
        parts.put("queue", queue());
        parts.put(
                "guarded-emissary-write",
                runs.ratios(Map.of(
                        SerializationKeys.wrapping("default", "direct", "write"),
                        SerializationKeys.wrapping(GUARDED, "emissary", "write"))));
        parts.put(
                "bare-write",
                runs.ratios(Map.of(
                        SerializationKeys.article("default", "write"), SerializationKeys.article(COPY, "write"))));
        for (String operation : OPERATIONS) {
            parts.put("copy-by-target-" + operation, byTarget(operation));
        }
        parts.put("emissary-within", emissaryWithin());
        parts.put("verdicts-default", verdicts("default"));
        parts.put("verdicts-explicit", verdicts("explicit"));
        parts.put("environment", EnvironmentTable.of(results));
        return parts;
    }

    private String article() {
        return new ResultTable<>("style", Operation.of(STYLES.subList(0, 3)), results)
                .text("published, 8", PUBLISHED::get)
                .times("ns", row -> SerializationKeys.article(row.subject, row.operation))
                .toString();
    }

    private String targets() {
        ResultTable<Operation> table = new ResultTable<>("style", Operation.of(List.of("explicit", COPY)), results);
        for (String target : TARGETS) {
            table.times(target, row -> SerializationKeys.target(row.subject, target, row.operation));
        }
        return table.toString();
    }

    private String wrapping() {
        ResultTable<Operation> table = new ResultTable<>("style", Operation.of(STYLES), results);
        for (String wrapping : List.of("direct", "by hand", "emissary")) {
            table.times(wrapping, row -> row.wrapping(wrapping));
        }
        return table.differences("emissary − by hand", row -> row.wrapping("emissary"), row -> row.wrapping("by hand"))
                .toString();
    }

    private String fieldCounts() {
        ResultTable<String> table =
                new ResultTable<>("fields", BreakEven.fieldCounts(results.get(results.size() - 1)), results);
        for (String operation : OPERATIONS) {
            table.times(operation + " explicit", fields -> SerializationKeys.fields("Explicit", fields, operation))
                    .times(
                            operation + " copied",
                            fields -> SerializationKeys.fields("TriviallyCopyable", fields, operation));
        }
        return table.toString();
    }

    private String codecs() {
        Results newest = results.get(results.size() - 1);
        List<String> codecs = results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().endsWith("CodecBenchmark.write"))
                .map(measurement -> measurement.params().get("codec"))
                .distinct()
                .sorted(Comparator.comparingDouble(codec -> orLast(newest, SerializationKeys.codec(codec, "write"))))
                .toList();
        return new ResultTable<>("codec", codecs, results)
                .times("write", codec -> SerializationKeys.codec(codec, "write"))
                .times("read", codec -> SerializationKeys.codec(codec, "read"))
                .sizes("bytes", codec -> Key.of(SerializationKeys.CODEC_SIZE, "codec", codec))
                .others("write allocates, B", codec -> SerializationKeys.codec(codec, "write"), JmhRounds.ALLOCATED)
                .others("read allocates, B", codec -> SerializationKeys.codec(codec, "read"), JmhRounds.ALLOCATED)
                .toString();
    }

    /** Returns the time of a codec, or infinity for what is not steady: a table needs some place for it. */
    private static double orLast(Results newest, Key key) {
        return Optional.of(key)
                .filter(newest::has)
                .flatMap(found -> UnsteadyException.ifSteady(() -> newest.time(found)))
                .map(Estimate::value)
                .orElse(Double.POSITIVE_INFINITY);
    }

    private String queue() {
        return new ResultTable<>("style", List.of("default", "explicit", GUARDED), results)
                .times("append", message -> SerializationKeys.queue(message, "append"))
                .times("tail", message -> SerializationKeys.queue(message, "tail"))
                .toString();
    }

    /** Returns how the article's claims that compare with a style fare. */
    private String verdicts(String slow) {
        Set<Verdict> verdicts = SerializationClaims.ofTheArticle().stream()
                .filter(claim -> claim.text().contains(" faster than " + slow + ", "))
                .flatMap(claim -> runs.all().stream().map(claim::verdict))
                .collect(Collectors.toCollection(TreeSet::new));
        boolean open = verdicts.remove(Verdict.OPEN);
        String words = !verdicts.contains(Verdict.HOLDS)
                ? "do not hold"
                : verdicts.contains(Verdict.FAILS) ? "hold in part" : "hold";
        return open ? words + " or are open" : words;
    }

    /** Returns the least and the greatest ratio of explicit to copying over all targets. */
    private String byTarget(String operation) {
        return runs.ratios(TARGETS.stream()
                .collect(Collectors.toMap(
                        target -> SerializationKeys.target("explicit", target, operation),
                        target -> SerializationKeys.target(COPY, target, operation))));
    }

    /** Returns within how many nanoseconds an emissary and a class written by hand are equal, where copying is fast. */
    private String emissaryWithin() {
        double largest = 0;
        for (Operation row : Operation.of(List.of(COPY, GUARDED))) {
            for (Estimate difference :
                    each(result -> result.difference(row.wrapping("emissary"), row.wrapping("by hand")))) {
                largest = Math.max(largest, Math.abs(difference.value()));
            }
        }
        return Figures.upwards(largest) + " ns";
    }

    /** Returns the estimates of those runs where they are steady; a table that says so is on the same page. */
    private List<Estimate> each(Function<Results, Estimate> estimate) {
        return runs.all().stream()
                .flatMap(result -> UnsteadyException.ifSteady(() -> estimate.apply(result)).stream())
                .toList();
    }
}
