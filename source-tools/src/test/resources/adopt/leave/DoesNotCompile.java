// unverified, line 4: cannot be verified: the file does not compile on its own, line 22: cannot find symbol symbol:   variable missing
package corpus;

final class DoesNotCompile implements Meter {
    private final Meter meter;

    DoesNotCompile(Meter meter) {
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

    int broken() {
        return missing;
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
