package dev.emissary.benchmarks.comparison;

/**
 * What a program said, or the compiler about it.
 *
 * @param refused whether the compiler refused it
 * @param words the result of the program, or the compiler's first error
 */
public record Outcome(boolean refused, String words) {}
