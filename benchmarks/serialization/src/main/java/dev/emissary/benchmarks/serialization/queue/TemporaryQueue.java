package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.harness.DirectoryTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.queue.ChronicleQueue;

/**
 * A Chronicle Queue in a temporary directory of its own; closing it deletes both.
 *
 * <p>The directory is in a file system in memory where Linux has one: what a disk is doing meanwhile makes appends
 * differ by more than any style does.
 */
final class TemporaryQueue implements AutoCloseable {

    private static final Path MEMORY = Path.of("/dev/shm");

    private final Path directory = Files.isWritable(MEMORY)
            ? Files.createTempDirectory(MEMORY, "quotes")
            : Files.createTempDirectory("quotes");
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
