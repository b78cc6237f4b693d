package dev.emissary.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.emissary.examples.charsequence.CharSequenceExample;
import dev.emissary.examples.composition.CompositionExample;
import dev.emissary.examples.composition.DuplexChannel;
import dev.emissary.examples.marketdata.MarketDataExample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the programs print; columns of a table are separated by "|" here. The database's is in DatabasesTest. */
class ExamplesTest {
    /** A program. */
    private interface Program {
        void main(String... arguments) throws Exception;
    }

    @Test
    void aTextIsNotCastBack() throws Exception {
        assertThat(printed(CharSequenceExample::main).replaceAll("@[0-9a-f]+ ", "@HASH "))
                .endsWith("""
                                      String | AsCharSequence | AsText | PrintableText
                cast to String | gets "to be..." | ClassCastException | ClassCastException | ClassCastException
                instanceof String | true | false | false | false
                subSequence over all | String | AsCharSequence | AsText | PrintableText

              What reads the characters needs nothing else
                length() | 18 | 18 | 18 | 18
                contentEquals | true | true | true | true
                regex \\w+ finds | [be, not, or, to] | [be, not, or, to] | [be, not, or, to] | [be, not, or, to]
                StringBuilder.append | to be or not to be | to be or not to be | to be or not to be | to be or not to be

              What calls toString() gets Object's (here without the package), unless one is written by hand
                String.valueOf | to be or not to be | AsCharSequence@HASH | AsText@HASH | to be or not to be
                String.join | to be or not to be | AsCharSequence@HASH | AsText@HASH | to be or not to be
                toString() == secret | true | false | false | false
            """);
    }

    @Test
    void twoChannelsTalkAndCloseBothEnds() throws Exception {
        assertThat(printed(CompositionExample::main)).contains("""
                server reads | what is six times seven?
                client reads | 24 characters, and the answer is 42
            """, """
                before | open | open | open | open | open | open
                after | closed | closed | closed | open | open | open
            """);
        ReadableByteChannel in = Channels.newChannel(new ByteArrayInputStream(new byte[1]));
        OutputStream unclosable = new FilterOutputStream(new ByteArrayOutputStream()) {
            @Override
            public void close() throws IOException {
                throw new IOException("disk full");
            }
        };
        assertThatIOException()
                .isThrownBy(() -> new DuplexChannel(in, Channels.newChannel(unclosable)).close())
                .withMessage("disk full");
        assertThat(in.isOpen()).isFalse();
    }

    /** The program fails if one of its walls has a hole. */
    @Test
    void wallsAroundAQuoteHold() throws Exception {
        assertThat(printed(MarketDataExample::main))
                .contains(
                        """
                    cast to the quote's class | succeeds | ClassCastException | ClassCastException
                    public methods | 29 | 4 | 10
                    setters among them | 5 | 0 | 0
                    a field by its name | read, changed | no way | no way
                """,
                        "    layout of the fields | 36 bytes at ",
                        """
                    equals the quote | true | false | false
                    toString shows values | true | false | false
                    $toString names the class | true | true | false
                """,
                        "    with it | refused: the data were written with layout ");
    }

    private static String printed(Program program) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            program.main();
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replaceAll("\\R", "\n").replaceAll("(?<=\\S) {2,}", " | ");
    }
}
