package dev.emissary.conformance.cases;

/** The kind of a diagnostic. */
public enum Kind {
    /** The compilation fails. */
    ERROR("error", "err"),
    /** Code that is legal and doubtful. */
    WARNING("warning", "warn"),
    /** Anything else. */
    NOTE("note", "note");

    private final String word;
    private final String inKeys;

    Kind(String word, String inKeys) {
        this.word = word;
        this.inKeys = inKeys;
    }

    /** Returns the word for it in a case. */
    public String word() {
        return word;
    }

    /** Returns the beginning of the keys of such messages, with a dot at the end. */
    String keyPrefix() {
        return "emissary." + inKeys + ".";
    }
}
