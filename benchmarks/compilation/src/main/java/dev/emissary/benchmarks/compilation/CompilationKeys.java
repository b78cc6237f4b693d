package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.Map;

/** Names measurements for the page. */
final class CompilationKeys {

    /** Delegating classes, in numbers. */
    static final String MANY = "Delegation.process";
    /** A few of them, compiled often. */
    static final String COLD = "Delegation.cold";
    /** The first of them, with an archive of classes. */
    static final String ARCHIVED = "Delegation.archived";

    private CompilationKeys() {}

    /** The empty class, without a plugin. */
    static Key startUp() {
        return Key.of("StartUp.process", "plugin", "none");
    }

    /** Libraries without emissaries; kind is process or warm. */
    static Key largeCodeBase(String kind, String plugin) {
        return Key.of("LargeCodeBase." + kind, "plugin", plugin);
    }

    /** Delegating classes; name is one of those above. */
    static Key delegation(String name, Contestant contestant, int methods, int classes) {
        return new Key(
                name,
                Map.of(
                        "contestant", contestant.title(),
                        "methods", String.valueOf(methods),
                        "classes", String.valueOf(classes)));
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
