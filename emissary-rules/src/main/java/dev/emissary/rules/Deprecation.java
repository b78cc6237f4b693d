package dev.emissary.rules;

import java.util.function.Function;
import javax.lang.model.element.Element;

/** What {@code @Deprecated} says of an element, as far as javac's lint tells it apart. */
public enum Deprecation {
    /** Nothing. */
    NONE,
    /** That it is deprecated. */
    ORDINARY,
    /** That it is deprecated for removal. */
    FOR_REMOVAL;

    /** The question what is said of an element, also where annotations have not been resolved yet. */
    @FunctionalInterface
    public interface Lookup extends Function<Element, Deprecation> {}
}
