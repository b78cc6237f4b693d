package dev.emissary.conformance;

import java.util.Locale;

/** The kind of a diagnostic. */
public enum Kind {
    /** The compilation fails. */
    ERROR("err"),
    /** Code that is legal and doubtful. */
    WARNING("warn"),
    /** Anything else. */
    NOTE("note");

    private final String inKeys;

    Kind(String inKeys) {
        this.inKeys = inKeys;
    }

    /** Returns the word for it in a case. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the beginning of the keys of such messages, with a dot at the end. */
    String keyPrefix() {
        return "emissary." + inKeys + ".";
    }
}
