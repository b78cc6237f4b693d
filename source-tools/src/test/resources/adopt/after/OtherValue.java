/* A constructor that does more than setting the fields stays as it is. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record OtherValue(Meter meter) {
    OtherValue(Meter meter) {
        this.meter = wrap(meter);
    }

    private static Meter wrap(Meter meter) {
        return meter;
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
