package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.harness.DirectoryTree;
import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Appends to a Chronicle Queue, and reads the same stretch of one again and again.
 *
 * <p>Every iteration is one batch of messages, and not as many as there is time for: a fast style would fill more of
 * the disk than a slow one and touch more new pages. The figures are per message, whatever the file system takes
 * included. They differ from JVM to JVM more than others, so that there are more JVMs.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(QueueBenchmark.BATCH)
@Fork(2)
@Warmup(iterations = 10, batchSize = QueueBenchmark.BATCH)
@Measurement(iterations = 20, batchSize = QueueBenchmark.BATCH)
public class QueueBenchmark {

    /** The number of messages in a batch; the batches of a trial take about 250 MB of disk until its end. */
    static final int BATCH = 50_000;

    private static final Path MEMORY = Path.of("/dev/shm");

    /** A {@link Message}. */
    @Param({"default", "explicit", "guarded"})
    public String message;

    private Path directory;
    private ChronicleQueue queue;
    private ExcerptAppender appender;
    private ExcerptTailer tailer;
    private BytesMarshallable handedOut;

    /**
     * Fills a new queue with one batch, and reads it. It is in a file system in memory where Linux has one: what a disk
     * is doing meanwhile makes appends differ by more than any style does.
     */
    @Setup(Level.Trial)
    public void setUp() throws IOException {
        Message quote = Message.named(message);
        handedOut = quote.handedOut();
        directory = Files.isWritable(MEMORY)
                ? Files.createTempDirectory(MEMORY, "quotes")
                : Files.createTempDirectory("quotes");
        queue = ChronicleQueue.single(directory.toString());
        appender = queue.createAppender();
        tailer = queue.createTailer();
        Checksum written = new Checksum();
        for (TradingDay day = new TradingDay(BATCH); day.next(); ) {
            quote.owned().set(day);
            written.add(day);
            append();
        }
        Checksum read = new Checksum();
        for (int i = 0; i < BATCH; i++) {
            tail();
            read.add(quote.owned());
        }
        if (read.value() != written.value()) {
            throw new IllegalStateException("the queue does not give what was put into it");
        }
    }

    /** Lets every iteration read the first batch. */
    @Setup(Level.Iteration)
    public void rewind() {
        tailer.toStart();
    }

    /** Closes and deletes the queue. */
    @TearDown(Level.Trial)
    public void tearDown() throws IOException {
        queue.close();
        DirectoryTree.delete(directory);
    }

    // JMH calls these as often as a batch has messages, and divides what it has measured by the same number.

    /** Appends one message. */
    @Benchmark
    public void append() {
        appender.writeBytes(handedOut);
    }

    /** Reads one message. */
    @Benchmark
    public void tail() {
        if (!tailer.readBytes(handedOut)) {
            throw new IllegalStateException("the queue has come to its end");
        }
    }
}
