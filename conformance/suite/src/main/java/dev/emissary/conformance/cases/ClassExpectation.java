package dev.emissary.conformance.cases;

import java.util.List;

/**
 * What a case says of a compiled class.
 *
 * @param aspect what it speaks of
 * @param className the binary name of the class
 * @param lines all that there is, a line for each
 */
public record ClassExpectation(Aspect aspect, String className, List<String> lines) {
    /** Copies the list. */
    public ClassExpectation {
        lines = List.copyOf(lines);
    }
}
