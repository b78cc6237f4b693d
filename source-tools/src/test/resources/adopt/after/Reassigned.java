/* A constructor that assigns its parameter stays as it is. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record Reassigned(Meter meter) {
    Reassigned(Meter meter) {
        if (meter == null) {
            meter = new Reassigned(null);
        }
        this.meter = meter;
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
