// few, line 13: less than half of the methods are plain forwarders: count is not the same as the compiler's; few, line 18: less than half of the methods are plain forwarders: mark is annotated with @Traced
package corpus;

final class Annotated implements Meter {
    private final Meter meter;

    Annotated(Meter meter) {
        this.meter = meter;
    }

    @Override
    @Deprecated
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(@SuppressWarnings("x") long n, @Traced long m) {
        meter.mark(n, m);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}

@interface Traced {}
