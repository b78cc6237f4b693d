package dev.emissary.examples.composition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The composed channel: what is reconciled by calling both delegates, and what the program prints of the rest. */
class DuplexChannelTest {
    private final ReadableByteChannel in =
            Channels.newChannel(new ByteArrayInputStream("incoming".getBytes(StandardCharsets.UTF_8)));
    private final WritableByteChannel out = Channels.newChannel(new ByteArrayOutputStream());
    private final DuplexChannel channel = new DuplexChannel(in, out);

    @Test
    void isOpenOnlyWhileBothAre() throws IOException {
        in.close();
        assertThat(out.isOpen()).isTrue();
        assertThat(channel.isOpen()).isFalse();
    }

    @Test
    void closesTheReadingSideWhenTheWritingSideFailsTo() {
        assertThatIOException()
                .isThrownBy(() -> new DuplexChannel(in, new Unclosable()).close())
                .withMessage("disk full");
        assertThat(in.isOpen()).isFalse();
    }

    @Test
    void printsTheConversation() throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new CompositionExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .containsPattern("server reads +what is six times seven[?]")
                .containsPattern("client reads +24 characters, and the answer is 42")
                .containsPattern("before( +open){6}\\R")
                .containsPattern("after( +closed){3}( +open){3}\\R");
    }

    /** A channel that cannot be closed. */
    private static final class Unclosable implements WritableByteChannel {
        @Override
        public int write(ByteBuffer source) {
            return 0;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() throws IOException {
            throw new IOException("disk full");
        }
    }
}
