package dev.emissary.benchmarks.serialization.identifier;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

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

    /** Returns the size of the serialized object graph in bytes, with and without declared identifiers. */
    public static Map<String, Integer> bytes() throws IOException {
        Map<String, Integer> bytes = new TreeMap<>();
        for (Identifier identifier : values()) {
            bytes.put(identifier.toString(), StreamCopy.write(identifier.newGraph()).length);
        }
        return bytes;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
