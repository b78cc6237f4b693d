package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.core.io.IOTools;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Appends quotes behind an emissary to a Chronicle Queue, and reads them.
 *
 * <p>Every iteration is one batch, and not as many messages as there is time for: a fast style would fill more of the
 * file than a slow one.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OperationsPerInvocation(QueueBenchmark.BATCH)
@Warmup(iterations = 10, batchSize = QueueBenchmark.BATCH)
@Measurement(iterations = 20, batchSize = QueueBenchmark.BATCH)
public class QueueBenchmark extends BenchmarkSettings {

    /** The number of messages in a batch; the batches of a trial take about 250 MB of memory until its end. */
    static final int BATCH = 50_000;

    /** A file system in memory where Linux has one: a disk makes appends differ by more than any style does. */
    private static final Path MEMORY = Path.of("/dev/shm");

    /** The style of {@link MarketData}. */
    @Param({"default", "explicit", "guarded"})
    public String style;

    private Path directory;
    private ChronicleQueue queue;
    private ExcerptAppender appender;
    private ExcerptTailer tailer;
    private BytesMarshallable quote;

    /** Fills a new queue with one batch. */
    @Setup(Level.Trial)
    public void setUp() throws IOException {
        MarketData owned = MarketData.of(style);
        quote = new Emissaries.Encapsulated(owned);
        directory = Files.isWritable(MEMORY)
                ? Files.createTempDirectory(MEMORY, "quotes")
                : Files.createTempDirectory("quotes");
        queue = ChronicleQueue.single(directory.toString());
        appender = queue.createAppender();
        tailer = queue.createTailer();
        FieldValues.checkRoundTrip(owned, this::append, this::tail);
        for (int i = 1; i < BATCH; i++) {
            append();
        }
    }

    /** Lets every iteration read the first batch. */
    @Setup(Level.Iteration)
    public void rewind() {
        tailer.toStart();
    }

    /** Closes and deletes the queue. */
    @TearDown(Level.Trial)
    public void tearDown() {
        queue.close();
        IOTools.deleteDirWithFiles(directory.toFile());
    }

    // JMH calls these once for each message of a batch, and divides the time by their number.

    /** Appends one message. */
    @Benchmark
    public void append() {
        appender.writeBytes(quote);
    }

    /** Reads one message. */
    @Benchmark
    public void tail() {
        if (!tailer.readBytes(quote)) {
            throw new IllegalStateException("the queue has no more messages");
        }
    }
}
