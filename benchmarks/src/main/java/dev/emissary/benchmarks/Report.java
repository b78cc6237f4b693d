package dev.emissary.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The results of benchmarks as values with intervals: a table, the ratios of what is compared, and a small file to
 * keep.
 *
 * @param values the values by benchmark and parameters; none where one number would describe nothing
 * @param units the units of the values
 */
record Report(Map<String, Optional<Value>> values, Map<String, String> units) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** By how much the medians of the first, the second and the last third of a JVM's iterations may differ. */
    private static final double DRIFT = 1.15;

    /** How far apart the ends of an interval may be: a median of two modes describes neither. */
    private static final double APART = 1.3;

    /**
     * The median of the JVMs, and the interval from the lowest to the highest of them.
     *
     * @param median the median; the value of a JVM is the median of its iterations
     * @param low the lowest JVM's value; from eight JVMs on, that below which the true median is in one case of 40
     * @param high the highest JVM's value, likewise
     * @param jvms the number of JVMs
     */
    record Value(double median, double low, double high, int jvms) {

        /** Returns the value of some JVMs' iterations, unless one JVM in three drifts or the JVMs differ too much. */
        static Optional<Value> of(List<List<Double>> jvms) {
            long drifting = jvms.stream().filter(Value::drifts).count();
            List<Double> medians = jvms.stream().map(Report::median).sorted().toList();
            int outside = (int) Math.max(0, jvms.size() / 2.0 - 0.98 * Math.sqrt(jvms.size()));
            Value value = new Value(
                    Report.median(medians), medians.get(outside), medians.get(jvms.size() - 1 - outside), jvms.size());
            return 3 * drifting > jvms.size() || value.high > APART * value.low ? Optional.empty() : Optional.of(value);
        }

        private static boolean drifts(List<Double> iterations) {
            int third = iterations.size() / 3;
            if (third == 0) {
                return false;
            }
            List<Double> medians = List.of(
                    Report.median(iterations.subList(0, third)),
                    Report.median(iterations.subList(third, iterations.size() - third)),
                    Report.median(iterations.subList(iterations.size() - third, iterations.size())));
            return Collections.max(medians) > DRIFT * Collections.min(medians);
        }

        /** Returns the ratio to another value; its interval is that of the farthest ends. */
        Value over(Value base) {
            return new Value(median / base.median, low / base.high, high / base.low, Math.min(jvms, base.jvms));
        }

        @Override
        public String toString() {
            return "%s (%s to %s; n=%d)".formatted(rounded(median), rounded(low), rounded(high), jvms);
        }
    }

    /** Returns a number with three digits, which are as many as are meaningful. */
    private static BigDecimal rounded(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).round(new MathContext(3));
        return rounded.setScale(Math.max(0, rounded.scale()));
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /**
     * Prints a table of results, and writes the values beside them.
     *
     * @param args the file that JMH wrote ({@code -rf json -rff FILE}), or one of {@code benchmarks/results}; for
     *     ratios, a word in the names of what others are divided by, such as {@code "by hand"}
     */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Report report = read(file);
        System.out.print(report.table());
        for (int i = 1; i < args.length; i++) {
            System.out.print("\n" + report.ratios(args[i]).table());
        }
        String kept = file.getFileName().toString().replace(".json", ".values.json");
        Files.writeString(file.toAbsolutePath().resolveSibling(kept), report.json());
    }

    /** Reads a file of JMH or of this class. */
    static Report read(Path file) throws IOException {
        JsonNode root = JSON.readTree(file.toFile());
        Report report = new Report(new LinkedHashMap<>(), new LinkedHashMap<>());
        if (root.isArray()) {
            root.forEach(report::addJmh);
        } else {
            root.path("values")
                    .properties()
                    .forEach(benchmark -> benchmark
                            .getValue()
                            .properties()
                            .forEach(value -> report.addKept(benchmark.getKey(), value.getKey(), value.getValue())));
        }
        return report;
    }

    private void addJmh(JsonNode result) {
        List<List<Double>> jvms = new ArrayList<>();
        for (JsonNode fork : result.path("primaryMetric").path("rawData")) {
            List<Double> iterations = new ArrayList<>();
            fork.forEach(iteration -> iterations.add(iteration.asDouble()));
            jvms.add(iterations);
        }
        String[] names = result.path("benchmark").asText().split("[.]");
        String params = result.path("params").properties().stream()
                .map(param -> param.getKey() + "=" + param.getValue().asText())
                .collect(Collectors.joining(", "));
        String name = (names[names.length - 2] + "." + names[names.length - 1] + " " + params).strip();
        values.put(name, Value.of(jvms));
        units.put(name, result.path("primaryMetric").path("scoreUnit").asText());
    }

    private void addKept(String benchmarkAndUnit, String params, JsonNode value) {
        int space = benchmarkAndUnit.lastIndexOf(' ');
        String name = (benchmarkAndUnit.substring(0, space) + " " + params).strip();
        values.put(
                name,
                value.isNull()
                        ? Optional.empty()
                        : Optional.of(new Value(
                                value.get(0).asDouble(),
                                value.get(1).asDouble(),
                                value.get(2).asDouble(),
                                value.get(3).asInt())));
        units.put(name, benchmarkAndUnit.substring(space + 1));
    }

    /** Returns the ratios to each value whose name has a word, of those whose names have another word in its place. */
    Report ratios(String word) {
        Report ratios = new Report(new LinkedHashMap<>(), new LinkedHashMap<>());
        values.forEach((base, divisor) -> {
            int at = base.indexOf(word);
            String before = at < 0 ? base : base.substring(0, at);
            String after = at < 0 ? "" : base.substring(at + word.length());
            values.forEach((name, dividend) -> {
                if (at >= 0 && !name.equals(base) && name.startsWith(before) && name.endsWith(after)) {
                    String title = name + " / " + word;
                    ratios.values.put(title, dividend.flatMap(value -> divisor.map(value::over)));
                    ratios.units.put(title, "ratio");
                }
            });
        });
        return ratios;
    }

    /** Returns a Markdown table. */
    String table() {
        StringBuilder table = new StringBuilder("| benchmark | value | unit |\n| --- | ---: | --- |\n");
        values.forEach((name, value) -> table.append("| %s | %s | %s |%n"
                .formatted(name, value.map(Value::toString).orElse("not steady"), units.get(name))));
        return table.toString();
    }

    /** Returns the form in which results are kept: by benchmark and parameters, [median, low, high, JVMs] or null. */
    String json() {
        ObjectNode root = JSON.createObjectNode();
        ObjectNode kept = root.putObject("values");
        values.forEach((name, value) -> {
            String[] parts = name.split(" ", 2);
            ObjectNode benchmark = kept.withObjectProperty(parts[0] + " " + units.get(name));
            String params = parts.length > 1 ? parts[1] : "";
            if (value.isEmpty()) {
                benchmark.putNull(params);
            } else {
                ArrayNode numbers = benchmark.putArray(params);
                numbers.add(rounded(value.get().median));
                numbers.add(rounded(value.get().low)).add(rounded(value.get().high));
                numbers.add(value.get().jvms);
            }
        });
        return root.toPrettyString() + "\n";
    }
}
