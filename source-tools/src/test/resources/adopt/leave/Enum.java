// enum, line 4: it is an enum
package corpus;

enum Enum implements Meter {
    ONE(() -> 1);

    private final Meter meter;

    Enum(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}
