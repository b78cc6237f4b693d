package demo;

import dev.emissary.Emissary;

/** Names to go through, and not the list that has them. */
@Emissary
public record Names(Iterable<String> names) {}
