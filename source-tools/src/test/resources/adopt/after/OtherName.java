/* A parameter that has not the name of its field gets it where the constructor stays. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record OtherName(Meter meter) {
    OtherName {
        java.util.Objects.requireNonNull(meter);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
