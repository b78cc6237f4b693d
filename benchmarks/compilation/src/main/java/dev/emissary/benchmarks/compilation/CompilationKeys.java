package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.Map;

/** Names measurements for the page. */
final class CompilationKeys {

    private CompilationKeys() {}

    /** The empty class, without a plugin. */
    static Key startUp() {
        return Key.of("StartUp.process", "plugin", "none");
    }

    /** Libraries without emissaries; kind is process or warm. */
    static Key largeCodeBase(String kind, String plugin) {
        return Key.of("LargeCodeBase." + kind, "plugin", plugin);
    }

    static Key delegation(Contestant contestant, String methods, String classes) {
        return delegation("Delegation.process", contestant, methods, classes);
    }

    /** A few classes, compiled often. */
    static Key cold(Contestant contestant, String methods, String classes) {
        return delegation("Delegation.cold", contestant, methods, classes);
    }

    /** The same with an archive of classes. */
    static Key archived(Contestant contestant, String methods, String classes) {
        return delegation("Delegation.archived", contestant, methods, classes);
    }

    private static Key delegation(String name, Contestant contestant, String methods, String classes) {
        return new Key(name, Map.of("contestant", contestant.title(), "methods", methods, "classes", classes));
    }

    /** Estimates what a compilation takes beyond an empty run of javac, in milliseconds. */
    static Estimate net(Results results, Key key) {
        return Estimate.of(results.beyond(key, startUp()));
    }

    /** Estimates how many times as much one compilation takes as another, beyond an empty run of javac. */
    static Estimate netRatio(Results results, Key key, Key base) {
        return Estimate.ofRatio(results.beyond(key, startUp()), results.beyond(base, startUp()));
    }
}
