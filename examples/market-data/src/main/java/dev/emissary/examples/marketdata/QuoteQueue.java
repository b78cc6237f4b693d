/* Writes days of quotes into a Chronicle Queue, and reads them. */
package dev.emissary.examples.marketdata;

import java.nio.file.Path;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.impl.single.SingleChronicleQueueBuilder;

/** A persisted queue of quotes of one style; all that the queue ever sees of a quote is its emissary. */
public final class QuoteQueue {

    private final Path directory;
    private final Style style;

    /** Creates the queue in a directory, or opens it there. */
    public QuoteQueue(Path directory, Style style) {
        this.directory = directory;
        this.style = style;
    }

    /** Appends the quotes of a day. */
    public Pass write(TradingDay day) {
        Style.Pair quote = style.newPair();
        try (ChronicleQueue queue = open();
                ExcerptAppender appender = queue.createAppender()) {
            return Pass.over(() -> {
                if (!day.next()) {
                    return null;
                }
                quote.owned().set(day);
                appender.writeBytes(quote.handedOut());
                return quote.owned();
            });
        }
    }

    /** Reads all quotes from the first. */
    public Pass read() {
        Style.Pair quote = style.newPair();
        try (ChronicleQueue queue = open();
                ExcerptTailer tailer = queue.createTailer()) {
            return Pass.over(() -> tailer.readBytes(quote.handedOut()) ? quote.owned() : null);
        }
    }

    private ChronicleQueue open() {
        return SingleChronicleQueueBuilder.binary(directory).build();
    }
}
