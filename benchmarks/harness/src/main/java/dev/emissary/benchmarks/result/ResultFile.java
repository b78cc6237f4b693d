package dev.emissary.benchmarks.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The files of a suite on a machine and a JDK: {@code MACHINE/SUITE-jdkN.json} has the measurements in the format of JMH's own JSON results,
 * one per line, so that JMH's tools can read it; {@code SUITE-jdkN.environment.json} has the environment.
 *
 * <p>What JMH has measured is kept as JMH has written it, complete, but for digits that nobody can measure. What other
 * programs have measured has only the fields that are needed here.
 */
public final class ResultFile {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String JMH_VERSION = "jmhVersion";
    private static final MathContext DIGITS = new MathContext(6);

    private ResultFile() {}

    /**
     * Writes the files.
     *
     * @param directory the directory of all results
     * @param suite the name of the suite
     * @throws IOException if one cannot be written; it is then unchanged
     */
    public static void write(Path directory, String suite, Results results) throws IOException {
        Path machine = directory.resolve(results.environment().machine());
        String name = suite + "-jdk" + results.environment().feature();
        String lines = results.measurements().stream()
                .map(ResultFile::toJson)
                .map(JsonNode::toString)
                .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
        AtomicFile.write(machine.resolve(name + ".json"), lines);
        AtomicFile.write(
                machine.resolve(name + ".environment.json"), JSON.writeValueAsString(results.environment()) + "\n");
    }

    /** Reads the results of a suite on all machines: by JDK, and of one JDK the most complete and newest last. */
    public static List<Results> readAll(Path directory, String suite) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        List<Results> all = new ArrayList<>();
        try (DirectoryStream<Path> machines = Files.newDirectoryStream(directory, Files::isDirectory)) {
            for (Path machine : machines) {
                try (DirectoryStream<Path> files =
                        Files.newDirectoryStream(machine, suite + "-jdk*.environment.json")) {
                    for (Path file : files) {
                        all.add(read(file));
                    }
                }
            }
        }
        all.sort(Comparator.<Results>comparingInt(run -> run.environment().feature())
                .thenComparing(run -> run.measurements().size())
                .thenComparing(run -> run.environment().day()));
        return List.copyOf(all);
    }

    private static Results read(Path environment) throws IOException {
        Path measured =
                environment.resolveSibling(environment.getFileName().toString().replace(".environment", ""));
        return new Results(
                JSON.readValue(environment.toFile(), Environment.class), measurements(Files.readString(measured)));
    }

    /** Reads measurements in the format of JMH's JSON results. */
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
                    node.path("benchmark").asText(),
                    params,
                    metric(node.path("primaryMetric")),
                    others,
                    node.has(JMH_VERSION) ? rounded(node) : MissingNode.getInstance()));
        }
        return measurements;
    }

    private static Metric metric(JsonNode node) {
        List<List<Double>> rounds = new ArrayList<>();
        for (JsonNode round : node.path("rawData")) {
            List<Double> values = new ArrayList<>();
            round.forEach(value -> {
                // JMH writes "NaN" for an iteration in which nothing happened.
                if (value.isNumber()) {
                    values.add(rounded(value.asDouble()));
                }
            });
            if (!values.isEmpty()) {
                rounds.add(values);
            }
        }
        return new Metric(node.path("scoreUnit").asText(), rounds);
    }

    private static JsonNode toJson(Measurement measurement) {
        if (!measurement.jmh().isMissingNode()) {
            return measurement.jmh();
        }
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

    private static JsonNode rounded(JsonNode node) {
        if (node.isFloatingPointNumber()) {
            return DoubleNode.valueOf(rounded(node.asDouble()));
        }
        if (node instanceof ObjectNode object) {
            ObjectNode copy = JSON.createObjectNode();
            object.properties().forEach(entry -> copy.set(entry.getKey(), rounded(entry.getValue())));
            return copy;
        }
        if (node instanceof ArrayNode array) {
            ArrayNode copy = JSON.createArrayNode();
            array.forEach(element -> copy.add(rounded(element)));
            return copy;
        }
        return node;
    }

    /** Six digits are more than is meaningful for any of these figures. */
    private static double rounded(double value) {
        return BigDecimal.valueOf(value).round(DIGITS).doubleValue();
    }
}
