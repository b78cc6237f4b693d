package dev.emissary.rules.types;

/** The deprecation of an element, as far as javac's lint distinguishes it. */
public enum Deprecation {
    /** It is not deprecated. */
    NONE,
    /** It is deprecated. */
    ORDINARY,
    /** It is deprecated for removal. */
    FOR_REMOVAL
}
