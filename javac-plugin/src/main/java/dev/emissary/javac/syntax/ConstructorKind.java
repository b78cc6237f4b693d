package dev.emissary.javac.syntax;

/**
 * How much of a constructor's tree is written in the source. It is recorded when the rest of the tree is made ({@code
 * ParameterModifiers}), and never recovered from positions.
 */
public enum ConstructorKind {
    /** All of it. */
    WRITTEN,
    /** Nothing of it: it is an implicit canonical constructor. */
    IMPLICIT,
    /** What is in its braces: it is a compact constructor, which has been given parameters and assignments. */
    COMPACT,
    /** The same, but the end of what is written may not be reachable, so that it has become {@code if (true) { … }}. */
    GUARDED_COMPACT;

    /** Whether its parameters are made from the components of the emissary. */
    public boolean hasMadeParameters() {
        return this != WRITTEN;
    }

    /** Whether it is a compact constructor. */
    public boolean isCompact() {
        return this == COMPACT || this == GUARDED_COMPACT;
    }
}
