/* Tests of the quotes without Unsafe. */
package dev.emissary.examples.marketdata.portable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.emissary.examples.marketdata.Checksum;
import dev.emissary.examples.marketdata.Pass;
import dev.emissary.examples.marketdata.Quote;
import dev.emissary.examples.marketdata.SecondJvm;
import dev.emissary.examples.marketdata.TradingDay;
import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same values, the same bytes and the same interface, whatever a quote is made of. */
class PortableTest {

    @TempDir
    Path directory;

    static List<PortableDto> dtos() {
        return PortableDto.all();
    }

    @Test
    void thereIsOneImplementationMoreFromJava22On() {
        assertThat(dtos().stream().map(PortableDto::technique))
                .isEqualTo(
                        Runtime.version().feature() < 22
                                ? List.of("VarHandle views")
                                : List.of("VarHandle views", "MemorySegment"));
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void readsWhatItHasWritten(PortableDto written) {
        written.set(TradingDay.firstQuote());
        assertThat(Checksum.of(written)).isEqualTo(Checksum.of(TradingDay.firstQuote()));
        FixedForm handedOut = new PortableQuote(written);
        byte[] bytes = new byte[handedOut.size() + 5];
        handedOut.writeTo(bytes, 3);
        for (PortableDto read : dtos()) {
            new PortableQuote(read).readFrom(bytes, 3);
            assertThat(Checksum.of(read)).as(read.technique()).isEqualTo(Checksum.of(TradingDay.firstQuote()));
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

    @Test
    void emissaryShowsTwoInterfacesAndNothingElse() {
        assertThat(PortableQuote.class.getInterfaces()).containsExactly(FixedForm.class, Quote.class);
        assertThat(Stream.of(PortableQuote.class.getMethods()).map(Method::getName))
                .doesNotContain("set", "technique", "quote");
    }

    @ParameterizedTest
    @MethodSource("dtos")
    void anotherLayoutWithoutUnsafeReadsTheSame(PortableDto quote) throws IOException {
        Path file = directory.resolve("quotes");
        Pass written = new QuoteFile(file).write(new TradingDay(1_000), quote);
        assertThat(Files.size(file)).isEqualTo(144_000);
        for (PortableDto dto : dtos()) {
            SecondJvm reader =
                    SecondJvm.run(PortableJvm.flags(), QuoteFileReader.class, file.toString(), dto.technique());
            assertThat(reader.exitCode()).as(reader.output()).isZero();
            assertThat(Pass.parse(reader.output())).matches(written::agreesWith);
            System.out.printf(
                    "written with %s, read with %s under %s: checksum agrees%n",
                    quote.technique(), dto.technique(), PortableJvm.flags());
        }
    }

    @Test
    void fileThatEndsWithinAQuoteIsRefused() throws IOException {
        Path file = directory.resolve("quotes");
        Files.write(file, new byte[200]);
        assertThatExceptionOfType(EOFException.class)
                .isThrownBy(() -> new QuoteFile(file).read(new PortableMarketData()));
    }
}
