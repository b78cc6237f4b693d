// few, line 12: less than half of the methods are plain forwarders: count is synchronized; few, line 17: less than half of the methods are plain forwarders: mark is synchronized
package corpus;

final class Synchronized implements Meter {
    private final Meter meter;

    Synchronized(Meter meter) {
        this.meter = meter;
    }

    @Override
    public synchronized long count() {
        return meter.count();
    }

    @Override
    public synchronized void mark(long n, long m) {
        meter.mark(n, m);
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
