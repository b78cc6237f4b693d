/* The class implements only a part of the type of a field: the field becomes state, and its forwarder stays. */
package corpus;

//// before
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;

final class PartOfAField implements Runnable, AutoCloseable {
    private final Runnable task;
    private final ReadableByteChannel channel;

    PartOfAField(Runnable task, ReadableByteChannel channel) {
        this.task = task;
        this.channel = channel;
    }

    @Override
    public void run() {
        task.run();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}

//// after
import dev.emissary.Emissary;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;

@Emissary(Runnable.class)
record PartOfAField(Runnable task, ReadableByteChannel channel) implements AutoCloseable {
    @Override
    public void close() throws IOException {
        channel.close();
    }
}

//// keyword
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;

emissary PartOfAField(Runnable task, ReadableByteChannel channel) delegates Runnable implements AutoCloseable {
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
