/* A method finalize, which no emissary forwards, and which so stays. */
package corpus;

final class Finalized implements Native {
    private final Native handle;

    Finalized(Native handle) {
        this.handle = handle;
    }

    @Override
    public int read() {
        return handle.read();
    }

    @Override
    public void finalize() {
        handle.finalize();
    }
}

interface Native {
    int read();

    void finalize();
}
