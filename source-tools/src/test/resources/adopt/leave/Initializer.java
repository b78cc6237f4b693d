// initializer, line 21: it has an instance initializer
package corpus;

final class Initializer implements Meter {
    private final Meter meter;

    Initializer(Meter meter) {
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

    {
        System.out.println();
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
