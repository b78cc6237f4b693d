package dev.emissary.conformance;

import java.io.IOException;

/** A compiler that is held against the cases. Each of several threads has one of its own. */
public interface CompilerUnderTest extends AutoCloseable {
    /**
     * Compiles.
     *
     * @throws IOException if the compiler has died or does not answer
     */
    CompilerOutput compile(CompilerInput input) throws IOException;

    /** Returns the compiler that knows no emissaries; this compiler closes it. */
    CompilerUnderTest plain();

    /** Ends the processes that it has started. */
    @Override
    void close();
}
