package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * All runs of a suite. Tables show one of each JDK; a finding is a range over all of them, since another
 * machine finds another value.
 *
 * @param all by JDK, and of one JDK the most complete and newest last
 */
public record Runs(List<Results> all) {

    /** Copies the list. */
    public Runs {
        all = List.copyOf(all);
    }

    /** Returns the last run of each JDK. */
    public List<Results> shown() {
        Map<Integer, Results> shown = new LinkedHashMap<>();
        all.forEach(run -> shown.put(run.environment().feature(), run));
        return List.copyOf(shown.values());
    }

    /**
     * Returns the least and the greatest ratio: {@code 0.97 to 1.03 (2 machines, 15 of 16 values)}.
     *
     * @param bases what each is divided by
     */
    public String ratios(Map<Key, Key> bases) {
        return range("%.2f", "", run -> ratios(run, bases));
    }

    /** Returns between which ratios the middle half of them lies: {@code 0.99 to 1.01}. */
    public String middleHalf(Map<Key, Key> bases) {
        List<Double> sorted =
                all.stream().flatMap(run -> steady(ratios(run, bases))).sorted().toList();
        int quarter = sorted.size() / 4;
        return range("%.2f", sorted.get(quarter), sorted.get(sorted.size() - 1 - quarter));
    }

    private static Stream<Supplier<Estimate>> ratios(Results run, Map<Key, Key> bases) {
        return bases.entrySet().stream()
                .filter(pair -> run.has(pair.getKey()) && run.has(pair.getValue()))
                .map(pair -> () -> run.ratio(pair.getKey(), pair.getValue()));
    }

    private static Stream<Double> steady(Stream<Supplier<Estimate>> values) {
        return values.flatMap(value -> UnsteadyException.ifSteady(value).stream())
                .map(Estimate::value);
    }

    /**
     * Returns the least and the greatest of values, on how many machines they were found, and how many have a value.
     *
     * @param format of a value
     * @param unit what follows the values
     * @param values what a run has measured
     */
    public String range(String format, String unit, Function<Results, Stream<Supplier<Estimate>>> values) {
        DoubleSummaryStatistics found = new DoubleSummaryStatistics();
        Set<String> machines = new HashSet<>();
        long count = 0;
        for (Results run : all) {
            count += values.apply(run).count();
            steady(values.apply(run)).forEach(value -> {
                found.accept(value);
                machines.add(run.environment().cpu());
            });
        }
        String where = machines.size() == 1 ? "one machine" : machines.size() + " machines";
        return range(format, found.getMin(), found.getMax()) + unit + " (" + where
                + (found.getCount() < count ? ", " + found.getCount() + " of " + count + " values)" : ")");
    }

    private static String range(String format, double least, double greatest) {
        String from = String.format(Locale.ROOT, format, least);
        String to = String.format(Locale.ROOT, format, greatest);
        return from.equals(to) ? from : from + " to " + to;
    }
}
