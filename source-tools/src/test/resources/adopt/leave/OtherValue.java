// constructor, line 7: its constructors cannot be an emissary's: the parameter meter is not, as it is, the value of one field of its type; field, line 5: it has a field that an emissary cannot have: meter is not set from a parameter of the constructor
package corpus;

final class OtherValue implements Meter {
    private final Meter meter;

    OtherValue(Meter meter) {
        this.meter = wrap(meter);
    }

    private static Meter wrap(Meter meter) {
        return meter;
    }

    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n, long m) {
        meter.mark(n, m);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
