// abstract, line 4: it is abstract
package corpus;

abstract class Abstract implements Meter {
    private final Meter meter;

    Abstract(Meter meter) {
        this.meter = meter;
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
