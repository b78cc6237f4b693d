/* A method finalize, which no emissary forwards, and which so stays. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Finalized(Native handle) {
    @Override
    public void finalize() {
        handle.finalize();
    }
}

interface Native {
    int read();

    void finalize();
}
