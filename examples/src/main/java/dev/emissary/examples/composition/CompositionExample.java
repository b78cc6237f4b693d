package dev.emissary.examples.composition;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channel;
import java.nio.channels.Pipe;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.stream.Stream;

/** A program that lets two parties talk over two pipes, each of which carries bytes in one direction only. */
public final class CompositionExample {
    private static final String STATES = "%-9s%-13s%-13s%-9s%-13s%s";

    private CompositionExample() {}

    /** Runs the program. */
    public static void main(String... args) throws IOException {
        System.out.println();
        System.out.println("COMPOSITION: two one-way channels become one");
        System.out.println(
                "  declared      @Emissary public record DuplexChannel(ReadableByteChannel in, WritableByteChannel out)"
                        + " implements ByteChannel {...}");
        show("by hand", "close and isOpen, because both delegates have them");
        Pipe toServer = Pipe.open();
        Pipe toClient = Pipe.open();
        ByteChannel client = new DuplexChannel(toClient.source(), toServer.sink());
        ByteChannel server = new DuplexChannel(toServer.source(), toClient.sink());
        Channel[] channels = {client, toClient.source(), toServer.sink(), server, toServer.source(), toClient.sink()};
        try (server) {
            try (client) {
                showConversation(client, server);
                System.out.printf("%n  Closing the client's channel closes its end of both pipes%n");
                show("", STATES.formatted("client", "its source", "its sink", "server", "its source", "its sink"));
                showOpen("before", channels);
            }
            showOpen("after", channels);
        }
    }

    private static void showConversation(ByteChannel client, ByteChannel server) throws IOException {
        System.out.printf("%n  A conversation over two crossed pipes%n");
        send(client, "what is six times seven?");
        String question = receive(server);
        show("server reads", question);
        send(server, question.length() + " characters, and the answer is " + 6 * 7);
        show("client reads", receive(client));
    }

    private static void showOpen(String when, Channel... channels) {
        Object[] states = Stream.of(channels)
                .map(channel -> channel.isOpen() ? "open" : "closed")
                .toArray();
        show(when, STATES.formatted(states));
    }

    private static void show(String what, String fact) {
        System.out.printf("    %-14s%s%n", what, fact);
    }

    /** Writes a whole text to a channel. */
    private static void send(WritableByteChannel channel, String text) throws IOException {
        ByteBuffer bytes = UTF_8.encode(text);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Reads what a channel has, up to 1,000 bytes. */
    private static String receive(ReadableByteChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(1_000);
        channel.read(bytes);
        return UTF_8.decode(bytes.flip()).toString();
    }
}
