/* The program of the reading JVM: reads a queue and prints what it came to. */
package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import java.io.IOException;
import java.nio.file.Path;

/** A program that reads a queue of quotes; its arguments are the directory and the name of the {@link Style}. */
public final class QueueReader {

    /** The exit code when the queue was written with another layout. */
    public static final int REFUSED = 3;

    private static final int PASSES = 5;

    private QueueReader() {}

    /** Reads a few times and prints the fastest {@link Pass}, or the reason of a refusal. */
    public static void main(String[] args) throws IOException {
        try {
            QuoteQueue queue = new QuoteQueue(Path.of(args[0]), Style.valueOf(args[1]));
            System.out.println(Pass.fastest(PASSES, number -> queue.read()).toLine());
        } catch (RefusedCopyException e) {
            System.out.println(e.getMessage());
            System.exit(REFUSED);
        }
    }
}
