package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Names measurements for the page. */
final class CompilationKeys {

    private CompilationKeys() {}

    /** The empty class, without a plugin (none), with one that does nothing (empty), and with this one (Emissary). */
    static Key startUp(String plugin) {
        return Key.of("StartUp.process", "plugin", plugin);
    }

    /** Libraries without emissaries; kind is process or warm. */
    static Key largeCodeBase(String kind, String plugin) {
        return Key.of("LargeCodeBase." + kind, "plugin", plugin);
    }

    /** What libraries without emissaries spend in a phase, or in the JVM's own threads, with the plugin. */
    static Key libraryProfile(String phase) {
        return Key.of("LargeCodeBase.profile", "phase", phase);
    }

    static Key delegation(Contestant contestant, String methods, String classes) {
        return new Key(
                "Delegation.process", Map.of("contestant", contestant.title(), "methods", methods, "classes", classes));
    }

    /** A few classes in front of an interface of five methods, compiled often. */
    static Key cold(Contestant contestant, String classes) {
        return new Key("Delegation.cold", Map.of("contestant", contestant.title(), "classes", classes));
    }

    static Key warm(Contestant contestant, String methods) {
        return new Key("Delegation.warm", Map.of("contestant", contestant.title(), "methods", methods));
    }

    /** What a contestant spends in a phase, or in the JVM's own threads, for many classes of {@code ResultSet}. */
    static Key profile(Contestant contestant, String phase) {
        return new Key("Profile.process", Map.of("contestant", contestant.title(), "phase", phase));
    }

    /** Returns what a profile is divided into: the phases of javac, and the threads of the JVM. */
    static List<String> phases() {
        return Stream.concat(
                        Stream.of(Phase.values()).map(Phase::title), Stream.of("the JVM's compilers and collector"))
                .toList();
    }

    /** Returns what a compilation takes beyond an empty run of javac, round by round, in milliseconds. */
    static List<Double> net(Results results, Key key) {
        double empty = results.time(startUp("none")).value();
        return results.get(key).time().means().stream().map(cpu -> cpu - empty).toList();
    }

    /** Estimates how many times as much one compilation takes as another, beyond an empty run of javac. */
    static Estimate netRatio(Results results, Key key, Key base) {
        return Estimate.ofRatio(net(results, key), net(results, base));
    }
}
