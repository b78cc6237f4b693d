package dev.emissary.tools.adopt;

/** A class is converted or left; before it is verified, the former is a plan only. */
sealed interface Verdict {
    /** It can be converted, as far as its source says. */
    record Convertible(Conversion conversion) implements Verdict {}

    /** It is left as it is. */
    record Stays(Left left) implements Verdict {}
}
