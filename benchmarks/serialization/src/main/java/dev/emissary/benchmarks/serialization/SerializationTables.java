package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;
import static dev.emissary.benchmarks.serialization.SerializationKeys.STYLES;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes results as tables; all times are nanoseconds for one quote. */
final class SerializationTables {

    static final List<String> TARGETS = List.of("elastic direct", "unchecked direct", "mapped file", "heap");
    private static final List<String> WRAPPINGS = List.of("direct", "by hand", "emissary", "proxy");
    private static final List<String> MESSAGES = List.of("default", "explicit", "guarded");

    /** What the article has published, in nanoseconds, on JDK 8. */
    private static final Map<Operation, String> PUBLISHED = Map.of(
            new Operation("default", "read"), "88.8",
            new Operation("default", "write"), "90.7",
            new Operation("explicit", "read"), "32.4",
            new Operation("explicit", "write"), "38.0",
            new Operation("trivially copyable", "read"), "7.4",
            new Operation("trivially copyable", "write"), "7.9");

    private static final Map<String, String> WORDS = Map.of(
            "Explicit", "explicit",
            "TriviallyCopyable", "copied",
            "ByteBuffer", "ByteBuffer");

    private final List<Results> results;

    SerializationTables(List<Results> results) {
        this.results = results;
    }

    /** One thing that is done with one kind of subject. */
    private record Operation(String subject, String operation) {

        static List<Operation> of(List<String> subjects) {
            return subjects.stream()
                    .flatMap(subject -> OPERATIONS.stream().map(operation -> new Operation(subject, operation)))
                    .toList();
        }

        @Override
        public String toString() {
            return subject + ", " + operation;
        }
    }

    String article() {
        return new ResultTable<>("style", Operation.of(STYLES.subList(0, 3)), results)
                .text("published, 8", PUBLISHED::get)
                .times("ns", row -> SerializationKeys.article(row.subject, row.operation))
                .toString();
    }

    String targets() {
        ResultTable<Operation> table =
                new ResultTable<>("style", Operation.of(List.of("explicit", "trivially copyable")), results);
        for (String target : TARGETS) {
            table.times(target, row -> SerializationKeys.target(row.subject, target, row.operation));
        }
        return table.toString();
    }

    String wrapping() {
        ResultTable<Operation> table = new ResultTable<>("style", Operation.of(STYLES), results);
        for (String wrapping : WRAPPINGS) {
            table.times(wrapping, row -> SerializationKeys.wrapping(row.subject, wrapping, row.operation));
        }
        return table.toString();
    }

    String wrappingDifferences() {
        return new ResultTable<>("style", Operation.of(STYLES), results)
                .differences("emissary − by hand", row -> wrapping(row, "emissary"), row -> wrapping(row, "by hand"))
                .differences("emissary − direct", row -> wrapping(row, "emissary"), row -> wrapping(row, "direct"))
                .others("emissary allocates, B", row -> wrapping(row, "emissary"), JmhRounds.ALLOCATED)
                .toString();
    }

    private static Key wrapping(Operation row, String wrapping) {
        return SerializationKeys.wrapping(row.subject, wrapping, row.operation);
    }

    String fieldCounts() {
        ResultTable<String> table =
                new ResultTable<>("fields", BreakEven.fieldCounts(results.get(results.size() - 1)), results);
        for (String operation : OPERATIONS) {
            for (String technique : List.of("Explicit", "TriviallyCopyable", "ByteBuffer")) {
                table.times(
                        operation + " " + WORDS.get(technique),
                        fields -> SerializationKeys.fields(technique, fields, operation));
            }
        }
        return table.toString();
    }

    String breakEven() {
        return new ResultTable<>("copying is faster than", Operation.of(List.of("Explicit", "ByteBuffer")), results)
                .column(
                        "from … fields on",
                        (result, row) -> ResultTable.orUnsteady(
                                () -> fields(new BreakEven(result, row.operation).ofCopyingOver(row.subject))))
                .toString();
    }

    private static String fields(Estimate estimate) {
        return Double.isInfinite(estimate.value())
                ? "never"
                : "%s (%s to %s)".formatted(count(estimate.value()), count(estimate.low()), count(estimate.high()));
    }

    private static String count(double fields) {
        return Double.isInfinite(fields) ? "never" : Figures.count(fields);
    }

    String codecs() {
        return new ResultTable<>("codec", codecNames(results), results)
                .times("write", codec -> SerializationKeys.codec(codec, "write"))
                .times("read", codec -> SerializationKeys.codec(codec, "read"))
                .sizes("bytes", SerializationKeys::codecSize)
                .others("write allocates, B", codec -> SerializationKeys.codec(codec, "write"), JmhRounds.ALLOCATED)
                .others("read allocates, B", codec -> SerializationKeys.codec(codec, "read"), JmhRounds.ALLOCATED)
                .toString();
    }

    /** The codecs that were measured on any JDK, the fastest to write on the newest first. */
    static List<String> codecNames(List<Results> results) {
        Results newest = results.get(results.size() - 1);
        return results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().matches("(Codec|LibraryCodec|SegmentCodec)Benchmark[.]write"))
                .map(measurement -> measurement.params().get("codec"))
                .distinct()
                .sorted(Comparator.comparingDouble(codec -> orLast(newest, SerializationKeys.codec(codec, "write"))))
                .toList();
    }

    /**
     * Returns the time of a codec, or infinity for what is not steady: the order of a table needs some place for it.
     */
    private static double orLast(Results newest, Key key) {
        try {
            return newest.has(key) ? newest.time(key).value() : Double.POSITIVE_INFINITY;
        } catch (UnsteadyException e) {
            return Double.POSITIVE_INFINITY;
        }
    }

    String trades() {
        return new ResultTable<>("text and array", List.of("explicit", "grouped"), results)
                .times("write", fields -> SerializationKeys.trade(fields, "write"))
                .times("read", fields -> SerializationKeys.trade(fields, "read"))
                .others("read allocates, B", fields -> SerializationKeys.trade(fields, "read"), JmhRounds.ALLOCATED)
                .toString();
    }

    String map() {
        return new ResultTable<>("style", MESSAGES, results)
                .times("put", style -> SerializationKeys.map(style, "put"))
                .times("get", style -> SerializationKeys.map(style, "get"))
                .toString();
    }

    String values() {
        return new ResultTable<>("quote", List.of("fields", "portable VarHandle", "portable MemorySegment"), results)
                .times("set all", quote -> SerializationKeys.values(quote, "set"))
                .times("sum up all", quote -> SerializationKeys.values(quote, "sum"))
                .toString();
    }

    String queue() {
        return new ResultTable<>("style", MESSAGES, results)
                .times("append", message -> SerializationKeys.queue(message, "append"))
                .times("tail", message -> SerializationKeys.queue(message, "tail"))
                .sizes("bytes", message -> SerializationKeys.queueSize(message))
                .toString();
    }

    String identifier() {
        List<Operation> rows = new ArrayList<>();
        for (String warmUps : List.of("3000", "30000")) {
            for (String statistic : List.of("minimum", "median", "average", "percentile 95")) {
                rows.add(new Operation(statistic, warmUps));
            }
        }
        ResultTable<Operation> table = new ResultTable<>("statistic, warm-ups", rows, results);
        for (String identifier : List.of("declared", "computed")) {
            table.column(
                    identifier,
                    (result, row) ->
                            statistic(result, SerializationKeys.rounds(identifier, row.operation), row.subject));
        }
        return table.toString();
    }

    private static String statistic(Results result, Key key, String statistic) {
        return result.has(key)
                ? Figures.withInterval(result.get(key).others().get(statistic).estimate())
                : "–";
    }

    String identifierSteady() {
        return new ResultTable<>("identifier", List.of("declared", "computed"), results)
                .times("ns", SerializationKeys::steady)
                .toString();
    }

    String firstUse() {
        List<Measurement> measured = results.get(0).measurements().stream()
                .filter(measurement -> measurement.name().equals("FirstUse.first"))
                .toList();
        List<String> uses = measured.stream()
                .map(measurement -> measurement.params().get("use"))
                .distinct()
                .toList();
        List<Operation> rows = new ArrayList<>();
        for (String use : uses) {
            Stream.of("declared", "computed").forEach(identifier -> rows.add(new Operation(use, identifier)));
        }
        ResultTable<Operation> table = new ResultTable<>("use, identifier", rows, results);
        for (String classes : List.of("first", "second", "later")) {
            table.times(classes + " class", row -> SerializationKeys.firstUse(classes, row.subject, row.operation));
        }
        return table.toString();
    }
}
