// few, line 13: less than half of the methods are plain forwarders: count has a comment; few, line 18: less than half of the methods are plain forwarders: mark has a comment
package corpus;

final class Commented implements Meter {
    private final Meter meter;

    Commented(Meter meter) {
        this.meter = meter;
    }

    /** The count, at most seven. */
    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n, long m) {
        // no check
        meter.mark(n, m);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
