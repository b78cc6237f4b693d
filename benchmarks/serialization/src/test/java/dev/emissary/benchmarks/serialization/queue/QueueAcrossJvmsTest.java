package dev.emissary.benchmarks.serialization.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import dev.emissary.examples.marketdata.SecondJvm;
import dev.emissary.examples.marketdata.wall.HeaderMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The queues of this JVM, read by JVMs with other object headers, and of the other releases that are installed. */
class QueueAcrossJvmsTest {

    private static final int QUOTES = 1_000;
    private static final int COMPACT_HEADERS_SINCE = 24;
    private static final Pattern FEATURE = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

    /** Chronicle is known to run on the releases from here … */
    private static final int FIRST = 17;

    /** … to here. */
    private static final int LAST = 25;

    @TempDir
    static Path directory;

    private static String checksum;

    /** A JDK and its release. */
    record Jdk(int feature, Path home) {

        @Override
        public String toString() {
            return "JDK " + feature;
        }
    }

    @BeforeAll
    static void write() {
        for (String style : QueueReader.STYLES) {
            Message message = Message.named(style);
            Checksum written = new Checksum();
            try (ChronicleQueue queue = QueueReader.open(directory, style);
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

    static Stream<Jdk> jdksWithCompactHeaders() throws IOException {
        return otherJdks().stream().filter(jdk -> jdk.feature() >= COMPACT_HEADERS_SINCE);
    }

    static List<Jdk> otherJdks() throws IOException {
        Path running = Path.of(System.getProperty("java.home")).toRealPath();
        List<Jdk> others = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(running.getParent())) {
            for (Path home : siblings.sorted().toList()) {
                Path release = home.resolve("release");
                // The same JDK often has several names.
                if (!Files.isSymbolicLink(home) && Files.isReadable(release)) {
                    Matcher feature = FEATURE.matcher(Files.readString(release));
                    if (feature.find()) {
                        others.add(new Jdk(Integer.parseInt(feature.group(1)), home));
                    }
                }
            }
        }
        others.removeIf(
                jdk -> jdk.feature() == Runtime.version().feature() || jdk.feature() < FIRST || jdk.feature() > LAST);
        return others;
    }
}
