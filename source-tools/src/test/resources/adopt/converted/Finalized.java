/* A method finalize stays, because no emissary forwards it. */
package corpus;

//// before
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

//// after
import dev.emissary.Emissary;

@Emissary
record Finalized(Native handle) {
    @Override
    public void finalize() {
        handle.finalize();
    }
}

//// given
interface Native {
    int read();

    void finalize();
}
