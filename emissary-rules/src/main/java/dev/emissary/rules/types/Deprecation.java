package dev.emissary.rules.types;

/** The deprecation of an element, as far as javac's lint distinguishes it. */
public enum Deprecation {
    NONE,
    ORDINARY,
    FOR_REMOVAL
}
