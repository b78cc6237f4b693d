/* A field of which the class implements a part only: it is state, and only what it is closed by stays. */
package corpus;

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
