package dev.emissary.examples.composition;

import dev.emissary.Emissary;
import java.io.IOException;
import java.nio.channels.ByteChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/**
 * A channel that reads from one channel and writes to another.
 *
 * <p>{@code read} and {@code write} have one delegate each and are forwarded. {@code isOpen} and {@code close} come
 * from both, so the compiler asks for them: what they should mean is a decision, and calling both is the decision here.
 */
@Emissary
public record DuplexChannel(ReadableByteChannel in, WritableByteChannel out) implements ByteChannel {
    /** Tells whether both directions are open. */
    @Override
    public boolean isOpen() {
        return in.isOpen() && out.isOpen();
    }

    /** Closes both directions, the second even when the first cannot be closed. */
    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            in.close();
        }
    }
}
