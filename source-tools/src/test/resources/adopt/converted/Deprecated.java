/* A deprecated forwarder is removed if the interface deprecates the method too; otherwise it stays. */
package corpus;

//// before
final class Deprecated implements Versions {
    private final Versions versions;

    Deprecated(Versions versions) {
        this.versions = versions;
    }

    @java.lang.Deprecated(since = "2")
    @Override
    public int first() {
        return versions.first();
    }

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

    @Override
    public int fifth() {
        return versions.fifth();
    }

    @Override
    public int sixth() {
        return versions.sixth();
    }
}

//// after
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

//// given
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
