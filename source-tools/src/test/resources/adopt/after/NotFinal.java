/* A field that is not declared final, and never assigned again. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record NotFinal(Meter meter) {}

interface Meter {
    long count();

    void mark(long n, long m);
}
