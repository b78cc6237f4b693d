package dev.emissary.benchmarks.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.examples.marketdata.SecondJvm;
import dev.emissary.examples.marketdata.wall.HeaderMode;
import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Tests who can read the queues of this JVM: a JVM with the same object headers, and one with others. */
@DisabledIfSystemProperty(named = "chronicle.skip", matches = "true")
class QueueAcrossJvmsTest {

    private static final int QUOTES = 1_000;

    /** The styles of quotes; each has a queue of this name. */
    private static final List<String> STYLES = List.of("default", "explicit", "guarded");

    @TempDir
    static Path directory;

    @BeforeAll
    static void write() {
        for (String style : STYLES) {
            MarketData quote = MarketData.of(style);
            try (ChronicleQueue queue = open(directory, style);
                    ExcerptAppender appender = queue.createAppender()) {
                for (int i = 0; i < QUOTES; i++) {
                    FieldValues.fill(quote, i);
                    appender.writeBytes(new Emissaries.Encapsulated(quote));
                }
            }
        }
    }

    @Test
    void sameLayoutIsRead() throws IOException {
        SecondJvm reader = SecondJvm.run(List.of(), QueueReader.class, directory.toString());

        assertThat(reader.output().lines()).containsExactly("read", "read", "read");
    }

    @Test
    void otherLayoutIsReadByNameAndRefusedAsMemory() throws IOException {
        SecondJvm reader = SecondJvm.run(HeaderMode.flagsOfAnother(), QueueReader.class, directory.toString());

        assertThat(reader.output().lines())
                .hasSize(3)
                .startsWith("read", "read")
                .last()
                .asString()
                .startsWith("refused: the data were written with layout "
                        + MarketData.Guarded.COPY.fingerprint().hex());
    }

    private static ChronicleQueue open(Path directory, String style) {
        return ChronicleQueue.single(directory.resolve(style).toString());
    }

    /**
     * A program that reads the queues, and prints for each whether the quotes were those that were written, or why they
     * are refused; its argument is the directory of the queues.
     */
    static final class QueueReader {

        private QueueReader() {}

        public static void main(String[] args) {
            STYLES.forEach(style -> System.out.println(read(Path.of(args[0]), style)));
        }

        private static String read(Path directory, String style) {
            MarketData expected = MarketData.of(style);
            MarketData quote = MarketData.of(style);
            try (ChronicleQueue queue = open(directory, style);
                    ExcerptTailer tailer = queue.createTailer()) {
                for (int i = 0; i < QUOTES; i++) {
                    FieldValues.fill(expected, i);
                    boolean found = tailer.readBytes(new Emissaries.Encapsulated(quote));
                    if (!found || !FieldValues.of(quote).equals(FieldValues.of(expected))) {
                        return "quote " + i + " is missing or another one";
                    }
                }
                return "read";
            } catch (RefusedCopyException e) {
                return "refused: " + e.getMessage();
            }
        }
    }
}
