package dev.emissary.benchmarks.serialization.portable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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

    /** Returns a quote of each kind that this JVM has. */
    static List<PortableDto> dtos() {
        try {
            return Runtime.version().feature() < 22
                    ? List.of(new PortableMarketData())
                    : List.of(new PortableMarketData(), (PortableDto)
                            Class.forName(PortableDto.class.getPackageName() + ".SegmentMarketData")
                                    .getConstructor()
                                    .newInstance());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void readsWhatItHasWritten(PortableDto written) {
        written.set(TradingDay.firstQuote());
        assertThat(Checksum.of(written)).isEqualTo(Checksum.of(TradingDay.firstQuote()));
        byte[] bytes = new byte[written.size() + 5];
        written.writeTo(bytes, 3);
        for (PortableDto read : dtos()) {
            read.readFrom(bytes, 3);
            assertThat(Checksum.of(read)).as(read.getClass().getName()).isEqualTo(Checksum.of(TradingDay.firstQuote()));
        }
        assertThat(new byte[] {bytes[0], bytes[1], bytes[2], bytes[147], bytes[148]})
                .containsOnly(0);
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void bytesAreThoseOfTheLayout(PortableDto quote) {
        quote.set(TradingDay.firstQuote());
        byte[] bytes = new byte[quote.size()];
        quote.writeTo(bytes, 0);
        ByteBuffer expected = ByteBuffer.allocate(144).order(ByteOrder.LITTLE_ENDIAN);
        expected.putLong(TradingDay.firstQuote().securityId())
                .putLong(TradingDay.firstQuote().time());
        for (int level = 0; level < Quote.LEVELS; level++) {
            expected.putDouble(16 + 8 * level, TradingDay.firstQuote().bidQuantity(level))
                    .putDouble(48 + 8 * level, TradingDay.firstQuote().bidPrice(level))
                    .putDouble(80 + 8 * level, TradingDay.firstQuote().askQuantity(level))
                    .putDouble(112 + 8 * level, TradingDay.firstQuote().askPrice(level));
        }
        assertThat(bytes).isEqualTo(expected.array());
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void refusesTruncatedInputAndLevelsThereAreNot(PortableDto quote) {
        quote.set(TradingDay.firstQuote());
        String before = Checksum.of(quote);
        byte[] tooShort = new byte[143];
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> quote.readFrom(tooShort, 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> quote.readFrom(new byte[144], 1));
        assertThatExceptionOfType(NullPointerException.class).isThrownBy(() -> quote.readFrom(null, 0));
        assertThat(Checksum.of(quote)).isEqualTo(before);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> quote.writeTo(tooShort, 0));
        assertThat(tooShort).containsOnly(0);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> quote.bidPrice(4));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> quote.askPrice(-1));
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void jvmWithAnotherLayoutAndWithoutUnsafeReadsTheSame(PortableDto quote, @TempDir Path directory)
            throws IOException {
        quote.set(TradingDay.firstQuote());
        byte[] bytes = new byte[quote.size()];
        quote.writeTo(bytes, 0);
        Path file = Files.write(directory.resolve("quote"), bytes);
        List<String> flags = new ArrayList<>(HeaderMode.flagsOfAnother());
        if (Runtime.version().feature() >= 23) {
            flags.add("--sun-misc-unsafe-memory-access=deny");
        }

        SecondJvm reader = SecondJvm.run(flags, PortableReader.class, file.toString());

        assertThat(reader.exitCode()).as(reader.output()).isZero();
        assertThat(reader.output().lines()).hasSameSizeAs(dtos()).containsOnly(Checksum.of(TradingDay.firstQuote()));
    }
}
