package dev.emissary.benchmarks.serialization.identifier;

import java.util.Locale;

/** Where the serialVersionUID of a class comes from. */
public enum Identifier {
    /** A constant of the class. */
    DECLARED,
    /** A hash over the members of the class. */
    COMPUTED;

    /** Returns the identifier of a name. */
    static Identifier of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    Object newGraph() {
        return this == DECLARED ? new DeclaredGraph() : new ComputedGraph();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
