// superclass, line 4: it extends a class: Thread
package corpus;

final class Superclass extends Thread implements Meter {
    private final Meter meter;

    Superclass(Meter meter) {
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
