package dev.emissary.examples.restrictedview;

import dev.emissary.Emissary;

/**
 * The end of a journal that can only be written to: nothing that was written can be read, changed or removed here.
 *
 * <p>The {@code implements} clause names the component, a class with dozens of methods, and so says what is exposed.
 */
@Emissary
public record JournalWriter(StringBuilder journal) implements Appendable {}
