package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes the environments of several runs side by side. */
public final class EnvironmentTable {

    private EnvironmentTable() {}

    /** Writes a column for each run. */
    public static String of(List<Results> results) {
        List<Environment> environments =
                results.stream().map(Results::environment).toList();
        MarkdownTable table = MarkdownTable.ofTexts(Stream.concat(
                        Stream.of("run"), environments.stream().map(e -> "JDK " + e.feature()))
                .toArray(String[]::new));
        row(table, environments, "JDK", Environment::jdk);
        row(table, environments, "virtual machine, collectors", Environment::vm);
        row(table, environments, "flags", e -> e.flags().isEmpty() ? "none" : "`" + e.flags() + "`");
        row(table, environments, "processor", Environment::processor);
        row(table, environments, "memory", e -> e.memory() / 1024 + " GiB");
        row(table, environments, "system", Environment::os);
        row(table, environments, "JMH", Environment::jmh);
        row(table, environments, "day, commit", e -> e.day() + ", " + e.commit());
        row(table, environments, "mode", e -> e.mode() + ", rounds: " + e.rounds());
        if (results.stream().anyMatch(result -> !JmhMeasurements.of(result).isEmpty())) {
            List<String> cells = new ArrayList<>(List.of("most benchmarks"));
            results.forEach(result -> cells.add(JmhMeasurements.settings(result)));
            table.row(cells);
        }
        if (results.stream().anyMatch(result -> result.texts().containsKey(Results.MEASURED_AGAIN))) {
            List<String> cells = new ArrayList<>(List.of("measured again"));
            results.forEach(result -> cells.add(result.texts()
                    .getOrDefault(Results.MEASURED_AGAIN, "nothing")
                    .strip()
                    .replace("\n", "<br>")));
            table.row(cells);
        }
        return table.toString();
    }

    private static void row(
            MarkdownTable table, List<Environment> environments, String title, Function<Environment, String> cell) {
        List<String> cells = new ArrayList<>(List.of(title));
        environments.forEach(environment -> cells.add(cell.apply(environment)));
        table.row(cells);
    }
}
