package dev.emissary.rules;

import java.util.function.Function;
import javax.lang.model.element.Element;

/** The deprecation of an element, as far as javac's lint distinguishes it. */
public enum Deprecation {
    /** It is not deprecated. */
    NONE,
    /** It is deprecated. */
    ORDINARY,
    /** It is deprecated for removal. */
    FOR_REMOVAL;

    /** Looks up the deprecation of an element, even if its annotations have not been resolved yet. */
    @FunctionalInterface
    public interface Lookup extends Function<Element, Deprecation> {}
}
