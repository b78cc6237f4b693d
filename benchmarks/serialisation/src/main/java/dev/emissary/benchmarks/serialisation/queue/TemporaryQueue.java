/* A queue that leaves nothing behind. */
package dev.emissary.benchmarks.serialisation.queue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.queue.ChronicleQueue;

/** A Chronicle Queue in a temporary directory of its own; closing it deletes both. */
final class TemporaryQueue implements AutoCloseable {

    private final Path directory = Files.createTempDirectory("quotes");
    private final ChronicleQueue queue = ChronicleQueue.single(directory.toString());

    /** Creates the directory, and the queue in it. */
    TemporaryQueue() throws IOException {}

    ChronicleQueue queue() {
        return queue;
    }

    @Override
    public void close() throws IOException {
        queue.close();
        List<Path> deepestFirst;
        try (Stream<Path> files = Files.walk(directory)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}
