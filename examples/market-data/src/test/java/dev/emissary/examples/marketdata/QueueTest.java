/* Tests that a queue written by one JVM is read by another, or refused. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.examples.marketdata.wall.HeaderMode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The queue of this JVM, read by JVMs with the same and with other object headers. */
class QueueTest {

    private static final int QUOTES = 1_000;

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(Style.class)
    void anotherJvmReadsTheSame(Style style) throws IOException {
        Pass written = new QuoteQueue(directory, style).write(new TradingDay(QUOTES));
        assertThat(written.quotes()).isEqualTo(QUOTES);
        SecondJvm reader = SecondJvm.run(List.of(), QueueReader.class, directory.toString(), style.name());
        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(Pass.parse(reader.output())).matches(written::agreesWith);
        System.out.printf(
                "%s: %d quotes written and read by another JVM, checksum %s%n", style, QUOTES, written.checksum());
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void anotherLayoutIsReadOrRefused(Style style) throws IOException {
        Pass written = new QuoteQueue(directory, style).write(new TradingDay(QUOTES));
        SecondJvm reader =
                SecondJvm.run(HeaderMode.flagsOfAnother(), QueueReader.class, directory.toString(), style.name());
        if (style == Style.TRIVIALLY_COPYABLE) {
            assertThat(reader.exitCode()).as(reader.output()).isEqualTo(QueueReader.REFUSED);
            assertThat(reader.output())
                    .contains("the data were written with layout")
                    .contains(TriviallyCopyableMarketData.COPY.fingerprint().hex());
        } else {
            assertThat(reader.exitCode()).as(reader.output()).isZero();
            assertThat(Pass.parse(reader.output())).matches(written::agreesWith);
        }
        System.out.printf(
                "%s: under %s %s%n",
                style, HeaderMode.flagsOfAnother(), reader.exitCode() == 0 ? "read, checksum agrees" : "refused");
    }
}
