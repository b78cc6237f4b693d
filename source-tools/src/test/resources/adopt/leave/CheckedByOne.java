// constructor, line 6: its constructors cannot be an emissary's: more than one sets the fields
package corpus;

import java.util.Objects;

final class CheckedByOne implements Meter {
    private final Meter meter;

    CheckedByOne(Meter meter) {
        this.meter = Objects.requireNonNull(meter);
    }

    CheckedByOne(String name) {
        this.meter = null;
    }

    @Override
    public long count() {
        return meter.count();
    }
}

interface Meter {
    long count();
}
