package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Machine;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.Steadiness;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what was measured and is not summarized, or only in part: iterations that were disturbed or not steady. */
public final class UnsteadyTable {

    private static final double MICROS = 1e-3;

    private UnsteadyTable() {}

    /** Writes the benchmarks of which a JVM is not steady, with the series of the first such JVM. */
    public static String of(List<Results> results) {
        MarkdownTable table = MarkdownTable.ofTexts("JDK", "benchmark", "JVMs not steady", "one of them, iterations");
        for (Results result : results) {
            Machine machine = Machine.of(result.measurements());
            for (Measurement measurement : JmhMeasurements.of(result)) {
                List<List<Double>> series = machine.undisturbed(measurement);
                long unsteady = Steadiness.unsteady(series);
                if (unsteady > 0 || series.isEmpty()) {
                    table.row(
                            String.valueOf(result.environment().feature()),
                            "`" + measurement + "`",
                            series.isEmpty() ? "all disturbed" : unsteady + " of " + series.size(),
                            series.stream()
                                    .filter(jvm -> !Steadiness.of(jvm))
                                    .findFirst()
                                    .map(UnsteadyTable::text)
                                    .orElse("–"));
                }
            }
        }
        return table.toString();
    }

    /** Writes how much was left out on each JDK, because the machine was disturbed. */
    public static String ofDisturbances(List<Results> results) {
        MarkdownTable table = MarkdownTable.ofFigures(List.of(
                "JDK",
                "benchmarks",
                "JVMs",
                "iterations",
                "disturbed iterations",
                "JVMs left out",
                "shortest probe, µs"));
        for (Results result : results) {
            Machine machine = Machine.of(result.measurements());
            List<Measurement> all = JmhMeasurements.of(result);
            long jvms = all.stream().mapToLong(m -> m.time().rounds().size()).sum();
            long iterations =
                    all.stream().mapToLong(m -> count(m.time().rounds())).sum();
            long kept =
                    all.stream().mapToLong(m -> machine.undisturbed(m).size()).sum();
            table.row(
                    String.valueOf(result.environment().feature()),
                    Figures.count(all.size()),
                    Figures.count(jvms),
                    Figures.count(iterations),
                    Figures.count(all.stream().mapToLong(machine::disturbed).sum()),
                    Figures.count(jvms - kept),
                    Double.isFinite(machine.best()) ? Figures.rounded(machine.best() * MICROS) : "–");
        }
        return table.toString();
    }

    private static long count(Collection<List<Double>> series) {
        return series.stream().mapToLong(List::size).sum();
    }

    private static String text(List<Double> series) {
        return series.stream().map(Figures::rounded).collect(Collectors.joining(", "));
    }
}
