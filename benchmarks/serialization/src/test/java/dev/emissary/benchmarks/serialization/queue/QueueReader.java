package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import java.nio.file.Path;
import java.util.List;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptTailer;

/**
 * A program that reads one queue of each style, and prints for each a line with the checksum of its quotes, or why they
 * are refused; its argument is the directory that the queues are in.
 */
final class QueueReader {

    /** The styles of messages; each has a queue of this name. */
    static final List<String> STYLES = List.of("default", "explicit", "guarded");

    private QueueReader() {}

    public static void main(String[] args) {
        STYLES.forEach(style -> System.out.println(read(Path.of(args[0]), style)));
    }

    private static String read(Path directory, String style) {
        Message message = Message.named(style);
        Checksum checksum = new Checksum();
        try (ChronicleQueue queue = open(directory, style);
                ExcerptTailer tailer = queue.createTailer()) {
            while (tailer.readBytes(message.handedOut())) {
                checksum.add(message.owned());
            }
            return checksum.toString();
        } catch (RefusedCopyException e) {
            return "refused: " + e.getMessage();
        }
    }

    /** Opens the queue of a style, or creates it. */
    static ChronicleQueue open(Path directory, String style) {
        return ChronicleQueue.single(directory.resolve(style).toString());
    }
}
