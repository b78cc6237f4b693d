/* A field of which the class implements a part only: it is state, and only what it is closed by stays. */
package corpus;

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
