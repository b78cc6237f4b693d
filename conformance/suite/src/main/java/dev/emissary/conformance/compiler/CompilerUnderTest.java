package dev.emissary.conformance.compiler;

import java.io.IOException;
import java.util.Optional;

/** A compiler that is held against the cases. Each of several threads has one of its own. */
public interface CompilerUnderTest extends AutoCloseable {
    /**
     * Compiles.
     *
     * @throws IOException if the compiler has died or does not answer
     */
    CompilerOutput compile(CompilerInput input) throws IOException;

    /** Returns the compiler as it is for programs without emissaries, if there is one; this compiler closes it. */
    Optional<CompilerUnderTest> plain();

    /** Whether it can be told to run an annotation processor. */
    default boolean runsProcessors() {
        return true;
    }

    /** Ends the processes that it has started. */
    @Override
    void close();
}
