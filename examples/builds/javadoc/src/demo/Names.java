package demo;

import dev.emissary.Emissary;

/**
 * Names to go through, and not the list that has them.
 *
 * @param names the names, in their order
 */
@Emissary
public record Names(Iterable<String> names) {}
