// extended, line 4: it is extended: by Sub at Subclassed.java:28
package corpus;

class Subclassed implements Meter {
    private final Meter meter;

    Subclassed(Meter meter) {
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

class Sub extends Subclassed {
    Sub(Meter meter) {
        super(meter);
    }
}
