package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.harness.DirectoryTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        DirectoryTree.delete(directory);
    }
}
