/* Forwarders that declare more than the compiler's stay. */
package corpus;

//// before
import java.io.IOException;

final class Kept implements Channel {
    private final Channel channel;

    Kept(Channel channel) {
        this.channel = channel;
    }

    @Override
    public int read() throws IOException {
        return channel.read();
    }

    @Override
    public int write(int b) throws IOException {
        return channel.write(b);
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public String id() {
        return channel.id();
    }

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
    public Integer size() {
        return channel.size();
    }

    @Override
    public void narrow() {
        quiet.narrow();
    }

    private static final Kept quiet = null;
}

//// after
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

//// given
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
