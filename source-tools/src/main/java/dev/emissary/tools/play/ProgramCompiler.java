package dev.emissary.tools.play;

import java.io.IOException;

/** What answers one program after another, for one thread at a time, and can be stopped by another thread. */
interface ProgramCompiler extends AutoCloseable {
    /** Returns what the page is told about a program, as JSON. */
    byte[] answer(Program program) throws IOException;

    /** Whether it can answer once more. */
    boolean isUsable();

    /** Stops it; an answer that it is working on fails. */
    @Override
    void close();
}
