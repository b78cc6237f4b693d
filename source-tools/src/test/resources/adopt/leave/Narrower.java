// few, line 12: less than half of the methods are plain forwarders: close has a different throws clause from AutoCloseable.close
package corpus;

final class Narrower implements AutoCloseable {
    private final AutoCloseable closeable;

    Narrower(AutoCloseable closeable) {
        this.closeable = closeable;
    }

    @Override
    public void close() throws java.io.IOException, InterruptedException, Exception {
        closeable.close();
    }
}
