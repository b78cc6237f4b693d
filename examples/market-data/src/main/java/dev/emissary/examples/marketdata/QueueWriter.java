/* The program of the writing JVM: writes a queue and prints what it came to. */
package dev.emissary.examples.marketdata;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A program that writes queues of quotes; its arguments are a directory, the name of the {@link Style} and the number
 * of quotes.
 */
public final class QueueWriter {

    private static final int PASSES = 3;

    private QueueWriter() {}

    /** Writes the same day into a few queues, {@link #queue} among them, and prints the fastest {@link Pass}. */
    public static void main(String[] args) throws IOException {
        Style style = Style.valueOf(args[1]);
        int quotes = Integer.parseInt(args[2]);
        Pass fastest = Pass.fastest(
                PASSES, number -> new QuoteQueue(queue(Path.of(args[0]), number), style).write(new TradingDay(quotes)));
        System.out.println(fastest.toLine());
    }

    /** Returns the directory of the queue that is written last. */
    public static Path queue(Path directory) {
        return queue(directory, PASSES - 1);
    }

    private static Path queue(Path directory, int number) {
        return directory.resolve("queue-" + number);
    }
}
