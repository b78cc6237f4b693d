package dev.emissary.javac.syntax;

/**
 * Which part of a constructor's tree is written in the source. This is recorded when the rest of the tree is made
 * ({@code ParameterModifiers}), and never recovered from positions.
 */
public enum ConstructorKind {
    /** All of it. */
    WRITTEN,
    /** Nothing of it: it is an implicit canonical constructor. */
    IMPLICIT,
    /** Its body: it is a compact constructor, to which parameters and assignments have been added. */
    COMPACT,
    /** The same, but the end of its body may be unreachable, so the body has become {@code if (true) { … }}. */
    GUARDED_COMPACT;

    /** Whether its parameters are made from the components of the emissary. */
    public boolean hasGeneratedParameters() {
        return this != WRITTEN;
    }

    /** Whether it is a compact constructor. */
    public boolean isCompact() {
        return this == COMPACT || this == GUARDED_COMPACT;
    }
}
