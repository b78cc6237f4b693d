/* A field that is not private. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record NotPrivate(Meter meter) {}

interface Meter {
    long count();

    void mark(long n, long m);
}
