package dev.emissary.benchmarks.comparison.compiler;

import java.nio.file.Path;

/**
 * An error.
 *
 * @param file the file it is reported for
 * @param message what the compiler says, in all its lines
 */
public record CompilerError(Path file, String message) {}
