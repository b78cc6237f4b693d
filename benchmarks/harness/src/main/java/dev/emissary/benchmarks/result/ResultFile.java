/* The files that results are kept in. */
package dev.emissary.benchmarks.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two files for a suite on a JDK: {@code SUITE-jdkN.json} has the measurements in the form of JMH's own JSON results,
 * one a line, so that JMH's tools read it; {@code SUITE-jdkN.environment.json} has the environment.
 *
 * <p>Of JMH's form only that is kept which does not follow from the rest and names nothing of one machine: the path of
 * the JVM is left out.
 */
public final class ResultFile {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final MathContext DIGITS = new MathContext(6);

    private ResultFile() {}

    /**
     * Writes both files.
     *
     * @param directory where to
     * @param suite the name of the suite
     * @throws IOException if one cannot be written; it is then as it was
     */
    public static void write(Path directory, String suite, Results results) throws IOException {
        String name = suite + "-jdk" + results.environment().feature();
        String lines = results.measurements().stream()
                .map(ResultFile::toJson)
                .map(JsonNode::toString)
                .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
        WholeFile.write(directory.resolve(name + ".json"), lines);
        WholeFile.write(
                directory.resolve(name + ".environment.json"),
                JSON.writer(SerializationFeature.INDENT_OUTPUT).writeValueAsString(results.environment()) + "\n");
    }

    /** Reads the results of a suite on every JDK, the oldest first. */
    public static List<Results> readAll(Path directory, String suite) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        List<Results> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.matches(suite + "-jdk\\d+[.]json")) {
                    Path environment = file.resolveSibling(name.replace(".json", ".environment.json"));
                    all.add(new Results(
                            JSON.readValue(environment.toFile(), Environment.class),
                            measurements(Files.readString(file))));
                }
            }
        }
        return all.stream()
                .sorted((a, b) -> Integer.compare(
                        a.environment().feature(), b.environment().feature()))
                .toList();
    }

    /** Reads measurements in the form of JMH's JSON results. */
    public static List<Measurement> measurements(String json) throws JsonProcessingException {
        List<Measurement> measurements = new ArrayList<>();
        for (JsonNode node : JSON.readTree(json)) {
            Map<String, String> params = new LinkedHashMap<>();
            node.path("params")
                    .properties()
                    .forEach(
                            entry -> params.put(entry.getKey(), entry.getValue().asText()));
            Map<String, Metric> others = new LinkedHashMap<>();
            node.path("secondaryMetrics")
                    .properties()
                    .forEach(entry -> others.put(entry.getKey(), metric(entry.getValue())));
            measurements.add(new Measurement(
                    node.path("benchmark").asText(), params, metric(node.path("primaryMetric")), others));
        }
        return measurements;
    }

    private static Metric metric(JsonNode node) {
        List<List<Double>> rounds = new ArrayList<>();
        for (JsonNode round : node.path("rawData")) {
            List<Double> values = new ArrayList<>();
            round.forEach(value -> values.add(value.asDouble()));
            rounds.add(values);
        }
        return new Metric(node.path("scoreUnit").asText(), rounds);
    }

    private static ObjectNode toJson(Measurement measurement) {
        ObjectNode node = JSON.createObjectNode().put("benchmark", measurement.benchmark());
        if (!measurement.params().isEmpty()) {
            ObjectNode params = node.putObject("params");
            measurement.params().entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(entry -> params.put(entry.getKey(), entry.getValue()));
        }
        node.set("primaryMetric", toJson(measurement.time()));
        ObjectNode others = node.putObject("secondaryMetrics");
        measurement.others().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> others.set(entry.getKey(), toJson(entry.getValue())));
        return node;
    }

    private static ObjectNode toJson(Metric metric) {
        ObjectNode node = JSON.createObjectNode()
                .put("score", rounded(metric.estimate().value()))
                .put("scoreUnit", metric.unit());
        ArrayNode rounds = node.putArray("rawData");
        for (List<Double> round : metric.rounds()) {
            ArrayNode values = rounds.addArray();
            round.forEach(value -> values.add(rounded(value)));
        }
        return node;
    }

    /** Six digits are more than any of these figures is good for. */
    private static double rounded(double value) {
        return BigDecimal.valueOf(value).round(DIGITS).doubleValue();
    }
}
