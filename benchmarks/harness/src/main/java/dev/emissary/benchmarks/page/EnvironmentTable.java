package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Machine;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes the environments of several runs side by side, and how much of them was left out. */
public final class EnvironmentTable {

    private static final List<String> SETTINGS =
            List.of("warmupIterations", "warmupTime", "measurementIterations", "measurementTime");

    private final List<Results> results;
    private final MarkdownTable table;

    private EnvironmentTable(List<Results> results) {
        this.results = results;
        List<String> titles = new ArrayList<>(List.of("run"));
        results.forEach(result -> titles.add("JDK " + result.environment().feature()));
        table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
    }

    /** Writes a column for each run. */
    public static String of(List<Results> results) {
        EnvironmentTable table = new EnvironmentTable(results);
        table.row("JDK", result -> result.environment().jdk());
        table.row("virtual machine, collectors", result -> result.environment().vm());
        table.row("flags", result -> flags(result.environment()));
        table.row("machine", result -> machine(result.environment()));
        table.row(
                "day, commit",
                result ->
                        result.environment().day() + ", " + result.environment().commit());
        table.row("rounds", result -> String.valueOf(result.environment().rounds()));
        if (results.stream().anyMatch(result -> result.environment().again() != null)) {
            table.row(
                    "measured again",
                    result -> Objects.requireNonNullElse(result.environment().again(), ResultTable.NOTHING));
        }
        if (results.stream().anyMatch(result -> !ofJmh(result).isEmpty())) {
            table.row("JMH, most benchmarks", EnvironmentTable::settings);
            table.row("left out", EnvironmentTable::leftOut);
        }
        return table.table.toString();
    }

    private void row(String title, Function<Results, String> cell) {
        List<String> cells = new ArrayList<>(List.of(title));
        results.forEach(result -> cells.add(cell.apply(result)));
        table.row(cells);
    }

    private static String flags(Environment environment) {
        return environment.flags().isEmpty() ? "none" : "`" + environment.flags() + "`";
    }

    private static String machine(Environment environment) {
        return "%s, cores in use: %d, %d GiB, %s"
                .formatted(environment.cpu(), environment.cores(), environment.memory() / 1024, environment.os());
    }

    private static List<Measurement> ofJmh(Results results) {
        return results.measurements().stream()
                .filter(measurement -> !measurement.settings().isEmpty())
                .toList();
    }

    /** Returns the settings that most benchmarks have. */
    private static String settings(Results results) {
        return results.environment().jmh() + ", "
                + ofJmh(results).stream()
                        .map(measurement -> text(measurement.settings()))
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                        .entrySet()
                        .stream()
                        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .map(Map.Entry::getKey)
                        .orElse(ResultTable.NOTHING);
    }

    private static String text(Map<String, String> settings) {
        List<String> values =
                SETTINGS.stream().map(name -> settings.getOrDefault(name, "?")).toList();
        return "warm-up %s × %s, measured %s × %s".formatted(values.toArray());
    }

    /** Returns how much was disturbed. */
    private static String leftOut(Results results) {
        Machine machine = Machine.of(results.measurements());
        long jvms = 0;
        long kept = 0;
        long iterations = 0;
        long disturbed = 0;
        for (Measurement measurement : ofJmh(results)) {
            List<List<Double>> rounds = measurement.time().rounds();
            jvms += rounds.size();
            kept += machine.undisturbed(measurement).size();
            iterations += rounds.stream().mapToLong(List::size).sum();
            disturbed += machine.disturbed(measurement);
        }
        return "%s of %s iterations, %s of %s JVMs"
                .formatted(
                        Figures.count(disturbed),
                        Figures.count(iterations),
                        Figures.count(jvms - kept),
                        Figures.count(jvms));
    }
}
