package dev.emissary.conformance.worker;

import dev.emissary.conformance.compiler.CompilerOutput;
import java.io.Serializable;
import java.util.List;

/** What a worker answers. */
sealed interface Reply extends Serializable {
    /** The outcome of a compilation. */
    record Compiled(CompilerOutput output) implements Reply {}

    /** The lines of a description, or of what a program has printed. */
    record Lines(List<String> lines) implements Reply {}

    /** A request that failed, with the stack trace. */
    record Failed(String trace) implements Reply {}
}
