/* A field of which the class implements a part only: it is state, and only what it is closed by stays. */
package corpus;

import java.io.IOException;
import java.nio.channels.ReadableByteChannel;

emissary PartOfAField(Runnable task, ReadableByteChannel channel) delegates Runnable implements AutoCloseable {
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
