// field, line 10: it has a field that an emissary cannot have: lock is transient
package corpus;

import java.io.Serializable;

final class SerialForm implements Meter, Serializable {
    private static final long serialVersionUID = 1L;

    private final Meter meter;
    private final transient Object lock = new Object();

    SerialForm(Meter meter) {
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
