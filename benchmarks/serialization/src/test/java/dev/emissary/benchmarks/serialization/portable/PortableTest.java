package dev.emissary.benchmarks.serialization.portable;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import dev.emissary.examples.marketdata.SecondJvm;
import dev.emissary.examples.marketdata.wall.HeaderMode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same values and the same bytes, whatever a quote is made of. */
class PortableTest {

    private static final int SINCE_UNSAFE_CAN_BE_DENIED = 23;

    /** Returns a quote of each kind that this JVM has. */
    static List<PortableQuote> quotes() {
        List<PortableQuote> quotes = new ArrayList<>(List.of(new PortableMarketData()));
        PortableQuote.inSegment().ifPresent(segment -> quotes.add(segment.get()));
        return quotes;
    }

    @ParameterizedTest
    @MethodSource("quotes")
    void bytesAreThoseOfTheLayout(PortableQuote quote) {
        Quote first = TradingDay.firstQuote();
        ByteBuffer expected = ByteBuffer.allocate(144).order(ByteOrder.LITTLE_ENDIAN);
        expected.putLong(first.securityId()).putLong(first.time());
        for (double value : first.levels()) {
            expected.putDouble(value);
        }
        assertThat(bytes(quote)).isEqualTo(expected.array());
    }

    @ParameterizedTest
    @MethodSource("quotes")
    void jvmWithAnotherLayoutAndWithoutUnsafeReadsTheSame(PortableQuote quote, @TempDir Path directory)
            throws IOException {
        Path file = Files.write(directory.resolve("quote"), bytes(quote));
        List<String> flags = new ArrayList<>(HeaderMode.flagsOfAnother());
        if (Runtime.version().feature() >= SINCE_UNSAFE_CAN_BE_DENIED) {
            flags.add("--sun-misc-unsafe-memory-access=deny");
        }

        SecondJvm reader = SecondJvm.run(flags, PortableReader.class, file.toString());

        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(reader.output().lines()).hasSameSizeAs(quotes()).containsOnly(Checksum.of(TradingDay.firstQuote()));
    }

    private static byte[] bytes(PortableQuote quote) {
        quote.set(TradingDay.firstQuote());
        byte[] bytes = new byte[PortableQuote.BYTES];
        quote.writeTo(bytes);
        return bytes;
    }

    /** A program that prints the checksum of a quote, read into each kind of portable quote; its argument is a file. */
    static final class PortableReader {

        private PortableReader() {}

        public static void main(String[] args) throws IOException {
            byte[] bytes = Files.readAllBytes(Path.of(args[0]));
            for (PortableQuote quote : quotes()) {
                quote.readFrom(bytes);
                System.out.println(Checksum.of(quote));
            }
        }
    }
}
