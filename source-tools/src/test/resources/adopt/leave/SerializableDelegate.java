// serializable, line 4: it is serializable: it has no serialVersionUID
package corpus;

final class SerializableDelegate implements Meter {
    private final Meter meter;

    SerializableDelegate(Meter meter) {
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

interface Meter extends java.io.Serializable {
    long count();

    void mark(long n, long m);
}
