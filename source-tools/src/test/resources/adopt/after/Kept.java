/* Forwarders that say more than the compiler's would, and so stay. */
package corpus;

import dev.emissary.Emissary;
import java.io.IOException;

@Emissary
record Kept(Channel channel) {
    @Override
    @Deprecated
    public void old() {
        channel.old();
    }

    @Override
    public synchronized void flush() throws IOException {
        channel.flush();
    }

    @Override
    public void narrow() {
        quiet.narrow();
    }

    private static final Kept quiet = null;
}

interface Channel {
    int read() throws IOException;

    int write(int b) throws IOException;

    boolean isOpen();

    String id();

    void old();

    void flush() throws IOException;

    Integer size();

    void narrow() throws IOException;
}
