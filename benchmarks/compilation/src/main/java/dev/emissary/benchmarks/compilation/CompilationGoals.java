package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The goals as conditions on measurements. */
final class CompilationGoals {

    private static final double ANY = Double.POSITIVE_INFINITY;
    private static final double ONE_PER_CENT = 1.01;
    private static final double PER_CENT = 100;
    private static final double START_UP = 40;
    private static final double FIRST_EMISSARY = 30;
    private static final double LINEAR = 1.1;
    private static final String BOUND = "both have javac read an annotation and a superclass, and start a plugin";
    private static final String RESULT_SET = String.valueOf(Delegated.RESULT_SET);

    private CompilationGoals() {}

    static List<Claim> all() {
        List<Claim> goals = new ArrayList<>(ofNone());
        goals.addAll(ofFew());
        goals.addAll(ofMany());
        return goals;
    }

    /** What the plugin may take where there are no emissaries. */
    private static List<Claim> ofNone() {
        return List.of(
                new Claim(
                        "code without emissaries: with the plugin over without, at most 1.01",
                        "goal",
                        results -> results.ratioIfMeasured(
                                CompilationKeys.largeCodeBase("process", "Emissary"),
                                CompilationKeys.largeCodeBase("process", "none")),
                        0,
                        ONE_PER_CENT,
                        "CPU time of whole processes"),
                new Claim(
                        "code without emissaries: the plugin's own share of the CPU time, at most 1 per cent",
                        "goal",
                        CompilationGoals::pluginsShare,
                        0,
                        1,
                        "samples of the compiling thread in the plugin's code, over the CPU time of the process"),
                new Claim(
                        "start-up of the plugin, below 40 ms",
                        "goal",
                        results -> Optional.of(difference(
                                results, CompilationKeys.startUp("Emissary"), CompilationKeys.startUp("none"))),
                        -ANY,
                        START_UP,
                        "CPU time of compiling an empty class, with the plugin less without"));
    }

    /** What a few emissaries may take, in a JVM that starts and in one that is warm. */
    private static List<Claim> ofFew() {
        return List.of(
                new Claim(
                        "one emissary of 5 methods: at most 30 ms more than by hand",
                        "goal",
                        results -> moreThan(Contestant.HAND_WRITTEN, results, "1"),
                        -ANY,
                        FIRST_EMISSARY,
                        "CPU time of whole processes, as a difference"),
                new Claim(
                        "10 emissaries of 5 methods: no slower than by hand",
                        "goal",
                        results -> moreThan(Contestant.HAND_WRITTEN, results, "10"),
                        -ANY,
                        0,
                        "CPU time of whole processes, as a difference in ms"),
                new Claim(
                        "one emissary of 5 methods: at most 30 ms more than by hand and marked",
                        "bound",
                        results -> moreThan(Contestant.MARKED, results, "1"),
                        -ANY,
                        FIRST_EMISSARY,
                        BOUND),
                new Claim(
                        "10 emissaries of 5 methods: no slower than by hand and marked",
                        "bound",
                        results -> moreThan(Contestant.MARKED, results, "10"),
                        -ANY,
                        0,
                        BOUND),
                new Claim(
                        "a warm javac, 20 emissaries of 5 methods: over by hand at most 1.0",
                        "goal",
                        results -> results.ratioIfMeasured(
                                CompilationKeys.warm(Contestant.EMISSARY, "5"),
                                CompilationKeys.warm(Contestant.HAND_WRITTEN, "5")),
                        0,
                        1,
                        "CPU time of the compiling thread"),
                new Claim(
                        "a warm javac, 20 emissaries of 5 methods: over by hand and marked at most 1.0",
                        "bound",
                        results -> results.ratioIfMeasured(
                                CompilationKeys.warm(Contestant.EMISSARY, "5"),
                                CompilationKeys.warm(Contestant.MARKED, "5")),
                        0,
                        1,
                        BOUND));
    }

    /** What many emissaries may take. */
    private static List<Claim> ofMany() {
        List<Claim> goals = new ArrayList<>();
        for (String methods : List.of("5", "50", RESULT_SET)) {
            goals.add(new Claim(
                    "10,000 emissaries of %s methods: one of them over one of 1,000, at most 1.1".formatted(methods),
                    "goal",
                    results -> growth(results, methods),
                    0,
                    LINEAR,
                    "CPU time beyond an empty run of javac"));
        }
        for (String classes : List.of("100", "1000")) {
            goals.add(atLeast(Contestant.HAND_WRITTEN, classes, 3));
            goals.add(atLeast(Contestant.LOMBOK, classes, 8));
            for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.LOMBOK)) {
                goals.add(new Claim(
                        classes + " emissaries of ResultSet need less memory than " + contestant.title(),
                        "goal",
                        results -> memoryRatio(results, key(Contestant.EMISSARY, classes), key(contestant, classes)),
                        0,
                        1,
                        "largest resident set of the process, as a ratio"));
            }
        }
        return goals;
    }

    private static Claim atLeast(Contestant contestant, String classes, double least) {
        return new Claim(
                "%s emissaries of ResultSet are %.0f times cheaper than %s"
                        .formatted(classes, least, contestant.title()),
                "goal",
                results -> netRatioIfMeasured(results, key(contestant, classes), key(Contestant.EMISSARY, classes)),
                least,
                ANY,
                "CPU time beyond an empty run of javac");
    }

    private static Key key(Contestant contestant, String classes) {
        return CompilationKeys.delegation(contestant, RESULT_SET, classes);
    }

    private static Optional<Estimate> netRatioIfMeasured(Results results, Key key, Key base) {
        return results.has(key) && results.has(base)
                ? Optional.of(CompilationKeys.netRatio(results, key, base))
                : Optional.empty();
    }

    private static Optional<Estimate> memoryRatio(Results results, Key key, Key base) {
        return results.has(key) && results.has(base)
                ? Optional.of(results.ratio(CompilationBenchmarks.MEMORY, key, base))
                : Optional.empty();
    }

    /** The CPU time of emissaries of five methods less that of such classes by another contestant, in milliseconds. */
    private static Optional<Estimate> moreThan(Contestant contestant, Results results, String classes) {
        Key emissary = CompilationKeys.cold(Contestant.EMISSARY, classes);
        Key other = CompilationKeys.cold(contestant, classes);
        return results.has(emissary) && results.has(other)
                ? Optional.of(difference(results, emissary, other))
                : Optional.empty();
    }

    private static Optional<Estimate> pluginsShare(Results results) {
        if (!results.has(CompilationKeys.libraryProfile(Phase.PLUGIN.title()))) {
            return Optional.empty();
        }
        double all = CompilationKeys.phases().stream()
                .mapToDouble(phase ->
                        results.time(CompilationKeys.libraryProfile(phase)).value())
                .sum();
        return Optional.of(
                Estimate.of(results.get(CompilationKeys.libraryProfile(Phase.PLUGIN.title())).time().means().stream()
                        .map(cpu -> cpu / all * PER_CENT)
                        .toList()));
    }

    private static Optional<Estimate> growth(Results results, String methods) {
        Key few = CompilationKeys.delegation(Contestant.EMISSARY, methods, "1000");
        Key many = CompilationKeys.delegation(Contestant.EMISSARY, methods, "10000");
        if (!results.has(few) || !results.has(many)) {
            return Optional.empty();
        }
        double tenfold = 10 * Estimate.of(CompilationKeys.net(results, few)).value();
        return Optional.of(Estimate.of(CompilationKeys.net(results, many).stream()
                .map(cpu -> cpu / tenfold)
                .toList()));
    }

    /** The difference between two things within each round. */
    private static Estimate difference(Results results, Key key, Key base) {
        List<Double> with = results.get(key).time().means();
        List<Double> without = results.get(base).time().means();
        return Estimate.of(IntStream.range(0, Math.min(with.size(), without.size()))
                .mapToObj(round -> with.get(round) - without.get(round))
                .toList());
    }
}
