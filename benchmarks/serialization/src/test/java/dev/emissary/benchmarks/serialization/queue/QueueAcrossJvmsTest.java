package dev.emissary.benchmarks.serialization.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import dev.emissary.examples.marketdata.SecondJvm;
import dev.emissary.examples.marketdata.wall.HeaderMode;
import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The queues of this JVM, read by JVMs with other object headers, and of the other releases that are installed. */
class QueueAcrossJvmsTest {

    private static final int QUOTES = 1_000;
    private static final int COMPACT_HEADERS_SINCE = 24;

    /** The last release that Chronicle is known to run on. */
    private static final int LAST = 25;

    /** The styles of messages; each has a queue of this name. */
    private static final List<String> STYLES = List.of("default", "explicit", "guarded");

    @TempDir
    static Path directory;

    private static String checksum;

    @BeforeAll
    static void write() {
        for (String style : STYLES) {
            Message message = Message.named(style);
            Checksum written = new Checksum();
            try (ChronicleQueue queue = open(directory, style);
                    ExcerptAppender appender = queue.createAppender()) {
                for (TradingDay day = new TradingDay(QUOTES); day.next(); ) {
                    message.owned().set(day);
                    appender.writeBytes(message.handedOut());
                    written.add(day);
                }
            }
            checksum = written.toString();
        }
    }

    @Test
    void sameLayoutIsRead() throws IOException {
        assertReadsAll(SecondJvm.run(List.of(), QueueReader.class, directory.toString()));
    }

    @Test
    void otherLayoutIsReadByNameAndRefusedAsMemory() throws IOException {
        assertRefusesMemory(SecondJvm.run(HeaderMode.flagsOfAnother(), QueueReader.class, directory.toString()));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("otherJdks")
    void otherReleaseReadsAll(Jdk jdk) throws IOException {
        assertReadsAll(read(jdk, List.of()));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("jdksWithCompactHeaders")
    void otherReleaseWithCompactHeadersRefusesMemory(Jdk jdk) throws IOException {
        assertRefusesMemory(read(jdk, List.of("-XX:+UnlockExperimentalVMOptions", "-XX:+UseCompactObjectHeaders")));
    }

    private static void assertReadsAll(SecondJvm reader) {
        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(reader.output().lines()).containsExactly(checksum, checksum, checksum);
    }

    private static void assertRefusesMemory(SecondJvm reader) {
        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(reader.output().lines())
                .hasSize(3)
                .startsWith(checksum, checksum)
                .last()
                .asString()
                .startsWith("refused: the data were written with layout "
                        + TriviallyCopyableMarketData.COPY.fingerprint().hex());
    }

    private static SecondJvm read(Jdk jdk, List<String> flags) throws IOException {
        List<String> all = new ArrayList<>(flags);
        all.add("@" + Path.of("src", "main", "jvm", "flags"));
        return SecondJvm.run(jdk.home(), all, QueueReader.class, directory.toString());
    }

    static Stream<Jdk> jdksWithCompactHeaders() {
        return otherJdks().filter(jdk -> jdk.feature() >= COMPACT_HEADERS_SINCE);
    }

    static Stream<Jdk> otherJdks() {
        return Jdk.found().stream()
                .filter(jdk -> jdk.feature() != Runtime.version().feature() && jdk.feature() <= LAST);
    }

    private static ChronicleQueue open(Path directory, String style) {
        return ChronicleQueue.single(directory.resolve(style).toString());
    }

    /**
     * A program that reads one queue of each style, and prints for each a line with the checksum of its quotes, or why
     * they are refused; its argument is the directory that the queues are in.
     */
    static final class QueueReader {

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
    }
}
