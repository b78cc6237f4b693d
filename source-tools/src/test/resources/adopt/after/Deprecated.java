/* A forwarder that is deprecated as the method of the interface is goes; one that is so alone stays. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Deprecated(Versions versions) {
    @Override
    public int second() {
        return versions.second();
    }

    @java.lang.Deprecated
    @Override
    public int third() {
        return versions.third();
    }

    @java.lang.Deprecated
    @Override
    public int fourth() {
        return versions.fourth();
    }
}

interface Versions {
    @java.lang.Deprecated(since = "2")
    int first();

    @java.lang.Deprecated
    int second();

    int third();

    @java.lang.Deprecated(forRemoval = true)
    int fourth();

    int fifth();

    int sixth();
}
