/* Of two constructors that set the field, one calls the other. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record TwoConstructors(Meter meter) {
    TwoConstructors(Meter meter, int n) {
        this(meter);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
