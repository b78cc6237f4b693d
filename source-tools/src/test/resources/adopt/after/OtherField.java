/* A field with an initializer, beside the delegate, stays. */
package corpus;

import dev.emissary.Emissary;

@Emissary
record OtherField(Meter meter) {
    private final Object lock = new Object();
}

interface Meter {
    long count();

    void mark(long n, long m);
}
