/* Tests that a queue written on one release of the JDK is read on another. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The queue of this JDK, read on the JDKs of other releases that are installed beside it. */
class QueueAcrossJdksTest {

    private static final int QUOTES = 1_000;
    private static final int COMPACT_HEADERS_SINCE = 24;
    private static final Pattern FEATURE = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

    /** Chronicle is known to run on the releases from here … */
    private static final int FIRST = 17;

    /** … to here. */
    private static final int LAST = 25;

    @TempDir
    Path directory;

    /** A JDK and its release. */
    record Jdk(int feature, Path home) {

        @Override
        public String toString() {
            return "JDK " + feature;
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("jdksAndStyles")
    void checksumsAgree(Jdk jdk, Style style) throws IOException {
        Pass written = new QuoteQueue(directory, style).write(new TradingDay(QUOTES));

        SecondJvm reader = read(jdk, style);

        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(Pass.parse(reader.output())).matches(written::agreesWith);
        System.out.printf(
                "%s: written on JDK %d, read on %s, checksum %s%n",
                style, Runtime.version().feature(), jdk, written.checksum());
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("jdksWithCompactHeaders")
    void refusesTheLayoutOfOtherHeaders(Jdk jdk) throws IOException {
        new QuoteQueue(directory, Style.TRIVIALLY_COPYABLE).write(new TradingDay(QUOTES));

        SecondJvm reader =
                read(jdk, Style.TRIVIALLY_COPYABLE, "-XX:+UnlockExperimentalVMOptions", "-XX:+UseCompactObjectHeaders");

        assertThat(reader.exitCode()).as(reader.output()).isEqualTo(QueueReader.REFUSED);
        assertThat(reader.output()).contains("the data were written with layout");
        System.out.printf(
                "%s: written on JDK %d, read on %s with compact headers: %s%n",
                Style.TRIVIALLY_COPYABLE, Runtime.version().feature(), jdk, reader.output());
    }

    static Stream<Arguments> jdksAndStyles() throws IOException {
        return otherJdks().stream().flatMap(jdk -> Stream.of(Style.values()).map(style -> Arguments.of(jdk, style)));
    }

    static Stream<Jdk> jdksWithCompactHeaders() throws IOException {
        return otherJdks().stream().filter(jdk -> jdk.feature() >= COMPACT_HEADERS_SINCE);
    }

    private SecondJvm read(Jdk jdk, Style style, String... flags) throws IOException {
        List<String> all = new ArrayList<>();
        all.add("@" + Path.of("src", "main", "jvm", jdk.feature() < COMPACT_HEADERS_SINCE ? "flags" : "flags-24"));
        all.addAll(List.of(flags));
        return SecondJvm.run(jdk.home(), all, QueueReader.class, directory.toString(), style.name());
    }

    private static List<Jdk> otherJdks() throws IOException {
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
