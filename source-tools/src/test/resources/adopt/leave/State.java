// field, line 5: it has a field that an emissary cannot have: meter is not final, and assigned in line 22; field, line 6: it has a field that an emissary cannot have: calls is not final, and assigned in line 18
package corpus;

final class State implements Meter {
    private Meter meter;
    private int calls = 0;

    State(Meter meter) {
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }

    void call() {
        calls++;
    }

    void replace(Meter other) {
        meter = other;
    }

    void local() {
        int calls = 0;
        calls += 1;
    }
}

interface Meter {
    long count();
}
