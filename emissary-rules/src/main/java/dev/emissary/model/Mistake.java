package dev.emissary.model;

import java.util.List;

/**
 * A mistake that is reported at a tree of the compiler, or at no place in a file.
 *
 * @param key the key of its message, without the prefix {@code emissary.err.}
 * @param arguments the arguments of the message
 */
public record Mistake(String key, List<Object> arguments) {}
